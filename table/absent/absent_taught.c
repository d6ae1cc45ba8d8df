/* SPDX-License-Identifier: MIT */
/* Replaces table/taught/ in the smallest program, and where a front end plays
   lessons itself. */
#include "table/lesson_commands.h"

const Command lesson_commands[] = {{NULL, NULL, NULL, NULL, NULL}};

void lesson_offer(const Table *table)
{
    (void)table;
}
