/* SPDX-License-Identifier: MIT */
/* Kulki has no solver but players: solving it is letting them play. */
#ifndef COMMAND_SOLVE_KULKI_PLAYERS_H
#define COMMAND_SOLVE_KULKI_PLAYERS_H

#include "command/command.h"
#include "command/range.h"

/* After read_words: games by the players that are named, on the same seeds, or
   on those of a range unless that is NULL. */
int run_players(Task *task, const Range *range);

#endif
