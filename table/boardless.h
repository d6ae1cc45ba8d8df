/* SPDX-License-Identifier: MIT */
/* Players who can't see the board, or don't want to, are told in sentences
   what changes. */
#ifndef BOARDLESS_H
#define BOARDLESS_H

#include "commands.h"

/* Whether this player is told in sentences what changes. */
int boardless_is_on(const Front *front);
/* Whether only about the move itself. */
int boardless_is_brief(const Front *front);
/* Says that there is a choice, if there is one. */
void boardless_offer(const Table *table);
/* The command "boards on" or "boards off". */
void boardless_run(Table *table, Reader *rest);
/* How a command is listed where boards are off: as what it can then do. */
const Command *boardless_spoken_command(const Command *command);
/* "say brief" or "say full". */
void boardless_run_detail(Table *table, int is_brief);

#endif
