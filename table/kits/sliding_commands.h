/* SPDX-License-Identifier: MIT */
/* The commands that only the sliding puzzle has; none without solvers. */
#ifndef TABLE_KITS_SLIDING_COMMANDS_H
#define TABLE_KITS_SLIDING_COMMANDS_H

#include "table/commands.h"

/* Ends with a name of NULL. */
extern const Command sliding_commands[];
/* Tells the distance to the goal if somebody is watching. */
void table_tell_distance(Table *table);

#endif
