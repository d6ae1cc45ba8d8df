/* SPDX-License-Identifier: MIT */
/* What needs a store: table/stored/, or its substitute. */
#ifndef TABLE_STORED_H
#define TABLE_STORED_H

#include "commands.h"

/* Commands that need a store, those that offer starts (listed by "help new"),
   and those that players at terminals like. A name of NULL ends a list; all
   are empty in a program without a store. */
extern const Command stored_commands[], start_commands[], pause_commands[];

/* Tells a player how a game that has just been finished compares with earlier
   ones. */
void table_tell_rank(Table *table);
/* Returns 1, and says so, if the player has turned off what would count as
   help. */
int table_refuses_help(Table *table);

#endif
