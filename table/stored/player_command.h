/* SPDX-License-Identifier: MIT */
#ifndef TABLE_STORED_PLAYER_COMMAND_H
#define TABLE_STORED_PLAYER_COMMAND_H

#include "table/table.h"

void table_run_player(Table *table, Reader *rest);

#endif
