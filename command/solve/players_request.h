/* SPDX-License-Identifier: MIT */
/* The request for computer players: a game, or a tournament. */
#ifndef COMMAND_SOLVE_PLAYERS_REQUEST_H
#define COMMAND_SOLVE_PLAYERS_REQUEST_H

#include "advice/kulki/kulki_player.h"
#include "solve_request.h"

enum { MOST_ENTRANTS = 8 };

typedef struct PlayersRequest {
    DealsRequest deals; /* the start that the seeds are counted from */
    KulkiPlayer player[MOST_ENTRANTS];
    int players;
    const char *weights; /* a file, or NULL for the built-in weights */
    u32 skipped, games;
    u32 turns; /* most turns of a game */
    u64 nodes; /* most nodes for a move */
    int json;
} PlayersRequest;

int players_request_read(PlayersRequest *request, CommandLine *line);

#endif
