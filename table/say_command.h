/* SPDX-License-Identifier: MIT */
/* The commands that describe the position in words. */
#ifndef SAY_COMMAND_H
#define SAY_COMMAND_H

#include "table.h"

void table_run_moves(Table *table, Reader *rest);
/* Writes what can follow "say". */
void say_command_page_help(Page *page, const Game *game);

#endif
