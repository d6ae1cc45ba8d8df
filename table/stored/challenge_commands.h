/* SPDX-License-Identifier: MIT */
/* The command about challenges. */
#ifndef TABLE_CHALLENGE_COMMANDS_H
#define TABLE_CHALLENGE_COMMANDS_H

#include "table/table.h"

/* Sends a challenge, opens one, or tells about the one that is open. */
void table_run_challenge(Table *table, Reader *rest);

#endif
