/* SPDX-License-Identifier: MIT */
/* Kulki has no solver but players: solving it is letting them play. */
#ifndef COMMAND_KULKI_H
#define COMMAND_KULKI_H

#include "command.h"

/* After read_words: games by the players that are named, on the same seeds. */
int run_players(Task *task);

#endif
