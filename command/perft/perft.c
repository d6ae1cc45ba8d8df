/* SPDX-License-Identifier: MIT */
/* Counts sequences of legal moves. */
#include "perft.h"

typedef struct Counter {
    const Game *game;
    u16 *moves;    /* most_moves for each ply */
    u8 *positions; /* a position for each ply */
} Counter;

static unsigned long long count(const Counter *counter, const u8 *position,
                                unsigned depth)
{
    const Game *game = counter->game;
    u16 *moves = counter->moves + (u32)depth * game->most_moves;
    u8 *after = counter->positions + (u32)depth * game->size;
    unsigned long long lines = 0;
    u16 most, i;
    if (!depth)
        return 1;
    most = game->list(position, moves, game->most_moves);
    if (depth == 1)
        return most;
    for (i = 0; i < most; i++) {
        bytes_copy(after, position, game->size);
        game->apply(after, moves[i], NULL);
        lines += count(counter, after, depth - 1);
    }
    return lines;
}

unsigned long long perft_count_lines(const Session *session, unsigned depth)
{
    const Host *host = &session->host;
    const Game *game = session->game;
    Counter counter;
    unsigned long long lines = 0;
    u32 plies = depth + 1;
    counter.game = game;
    counter.moves = host->resize(
        host->context, NULL, (u32)(plies * game->most_moves * sizeof(u16)));
    counter.positions = host->resize(host->context, NULL, plies * game->size);
    if (counter.moves && counter.positions)
        lines = count(&counter, session->position, depth);
    if (counter.moves)
        host->resize(host->context, counter.moves, 0);
    if (counter.positions)
        host->resize(host->context, counter.positions, 0);
    return lines;
}
