/* SPDX-License-Identifier: MIT */
/* Players of Kulki, from one that moves at random to one that has learned an
   evaluation and looks ahead with it. Chance decides what drops, so a player
   proves nothing; but the same position and the same nodes have the same move
   on every machine. What the game's generator will bring is never looked at.
 */
#ifndef SOLVE_KULKI_KULKI_H
#define SOLVE_KULKI_KULKI_H

#include "solve/kulki/network/weights.h"
#include "solve/kulki/search/sequential_halving.h"

typedef enum KulkiPlayer {
    PLAYER_RANDOM,
    PLAYER_GREEDY,    /* the most points at once, else at random */
    PLAYER_HEURISTIC, /* what looks worth most by plain rules */
    PLAYER_LEARNED,   /* the best by the evaluation */
    PLAYER_SEARCH,    /* the best by rollouts */
    KULKI_PLAYERS
} KulkiPlayer;

extern const char *const kulki_players[KULKI_PLAYERS]; /* their names */

enum {
    MOST_KULKI_MOVES = 112 * 113 + 1,
    KULKI_NODES = 600 /* of a move by search, when nothing else is told */
};

/* All that a player needs: in memory of the caller's, a block of this size. */
typedef struct KulkiEngine {
    Evaluator evaluator;
    SequentialHalving search;
    WeightSet weights[WEIGHT_SETS];
    u8 loaded; /* a bit for each set of weights that it has */
    u16 move[MOST_KULKI_MOVES];
} KulkiEngine;

void kulki_engine_open(KulkiEngine *engine);
/* Reads the weights to play by, of one set or all; without them the heuristic
   player takes over. */
WeightsFault kulki_engine_load(KulkiEngine *engine, const u8 *weights,
                               u32 size);

/* Whether the weights that are loaded are for this board and its colours. */
u8 kulki_engine_knows(const KulkiEngine *engine, const Kulki *game);

/* KULKI_PASS when there is no move at all. */
u16 kulki_engine_choose(KulkiEngine *engine, const Kulki *game,
                        KulkiPlayer player, u64 nodes);

/* A move and what it is thought to be worth from here on, in hundredths of a
   point; by plain rules only an order. */
typedef struct RankedMove {
    u16 move;
    i32 worth;
} RankedMove;

/* The best moves by search, best first, at most so many; how many. */
u8 kulki_engine_rank(KulkiEngine *engine, const Kulki *game, u64 nodes,
                     RankedMove *ranked, u8 most);
/* How much less than the best a legal move is worth, both tried by the same
   chances; 0 for the best, and where the players know nothing. */
i32 kulki_engine_cost(KulkiEngine *engine, const Kulki *game, u16 move,
                      u64 nodes, RankedMove *best);

#endif
