/* SPDX-License-Identifier: MIT */
/* Replaces command/languages/ in programs that speak English alone. */
#include "command/languages/language.h"

const Option language_options[] = {{NULL, NULL, 0, 0, 0, 0, NULL}};

void language_start(char **arguments, int has_utf8)
{
    (void)arguments;
    (void)has_utf8;
}

void language_settle(const CommandLine *line)
{
    (void)line;
}

void language_end(void)
{
}
