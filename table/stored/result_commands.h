/* SPDX-License-Identifier: MIT */
/* The commands "stats" and "scores". */
#ifndef TABLE_STORED_RESULT_COMMANDS_H
#define TABLE_STORED_RESULT_COMMANDS_H

#include "table/table.h"

void table_run_stats(Table *table, Reader *rest);
void table_run_scores(Table *table, Reader *rest);

#endif
