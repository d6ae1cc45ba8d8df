/* SPDX-License-Identifier: MIT */
/* Replaces command/languages/ in programs that speak English alone. */
#include "command/languages/language.h"

const Option language_options[] = {{NULL, NULL, 0, 0, 0, 0, NULL}};

void language_start(int has_utf8)
{
    (void)has_utf8;
}

void language_settle(const CommandLine *line, int has_utf8)
{
    (void)line;
    (void)has_utf8;
}

void language_end(void)
{
}
