/* SPDX-License-Identifier: MIT */
/* What is to be played by whom: a game, or a tournament. */
#ifndef COMMAND_SOLVE_PLAYERS_REQUEST_H
#define COMMAND_SOLVE_PLAYERS_REQUEST_H

#include "advice/kulki/kulki_player.h"
#include "solve_request.h"

enum { MOST_ENTRANTS = 8 };

typedef struct PlayersRequest {
    DealsRequest deals; /* the first game, or one that "skipped" others follow
                         */
    KulkiPlayer player[MOST_ENTRANTS];
    int players;
    const char *weights; /* a file; NULL: the program's own */
    u32 skipped, games;
    u32 turns; /* of a game at most */
    u64 nodes; /* of a move at most */
    int json;
} PlayersRequest;

int read_players_request(PlayersRequest *request, CommandLine *line);

#endif
