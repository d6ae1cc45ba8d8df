/* SPDX-License-Identifier: MIT */
/* What asks solvers for advice: table/advised/, or its substitute. */
#ifndef TABLE_ADVISED_H
#define TABLE_ADVISED_H

#include "commands.h"

/* Ends with a name of NULL; empty in a program without solvers. */
extern const Command advised_commands[];
/* What is told if there is no review. */
extern const char no_review[];

void table_run_winnable(Table *table, Reader *rest);
void table_run_par(Table *table, Reader *rest);
void table_run_review(Table *table, Reader *rest);
/* Autoplay: plays hint after hint. */
void table_run_auto(Table *table, Reader *rest);
/* Sends a piece where it belongs. */
void table_run_send(Table *table, Reader *rest);
/* Returns to the position before the losing move. */
void table_run_rewind(Table *table, Reader *rest);
/* Tells the par of a game that was just won. */
void table_tell_par(Table *table);

#endif
