/* SPDX-License-Identifier: MIT */
#ifndef TABLE_STORED_PLAYER_COMMAND_H
#define TABLE_STORED_PLAYER_COMMAND_H

#include "table/table.h"

void table_run_player(Table *table, Reader *rest);
/* Lets somebody play whose name was typed, from now on; "-" or nothing stands
   for the player without a name. Writes what that means. */
StoreAnswer player_command_choose(Store *store, const char *typed, Page *told);

#endif
