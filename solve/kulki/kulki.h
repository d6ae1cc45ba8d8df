/* SPDX-License-Identifier: MIT */
/* Players of Kulki, from one that moves at random to one that searches with a
   learned evaluation. Drops are random, so a player proves nothing; but the
   same position and number of nodes give the same move on every machine.
   Players never look at the game's random generator. */
#ifndef SOLVE_KULKI_KULKI_H
#define SOLVE_KULKI_KULKI_H

#include "solve/kulki/network/weights.h"
#include "solve/kulki/search/sequential_halving.h"

typedef enum KulkiPlayer {
    PLAYER_RANDOM,
    PLAYER_GREEDY, /* the most points at once; if no move scores, at random */
    PLAYER_HEURISTIC, /* the move that the rules' own "worth" ranks highest */
    PLAYER_LEARNED,   /* the best by the learned evaluation */
    PLAYER_SEARCH,    /* the best by rollouts */
    KULKI_PLAYERS
} KulkiPlayer;

extern const char *const kulki_players[KULKI_PLAYERS]; /* their names */

enum {
    MOST_KULKI_MOVES = 112 * 113 + 1,
    KULKI_NODES = 600 /* per move, unless told otherwise */
};

/* All that a player needs, in a block of memory that the caller provides. */
typedef struct KulkiEngine {
    Evaluator evaluator;
    SequentialHalving search;
    WeightSet weights[WEIGHT_SETS];
    u8 loaded; /* a bit for each set of weights that was read */
    u16 move[MOST_KULKI_MOVES];
} KulkiEngine;

void kulki_engine_open(KulkiEngine *engine);
/* Reads weights to play by: one set or both. Without weights the heuristic
   player takes over. */
WeightsFault kulki_engine_load(KulkiEngine *engine, const u8 *weights,
                               u32 size);

/* Whether the weights needed for this game's board and colours have been
   loaded. */
u8 kulki_engine_knows(const KulkiEngine *engine, const Kulki *game);

/* KULKI_PASS if there is no move. */
u16 kulki_engine_choose(KulkiEngine *engine, const Kulki *game,
                        KulkiPlayer player, u64 nodes);

/* A move and the estimated value of the game from here on, in hundredths of a
   point. Without weights it only orders the moves. */
typedef struct RankedMove {
    u16 move;
    i32 worth;
} RankedMove;

/* Ranks the best moves by search, best first, at most "most" of them; returns
   how many. */
u8 kulki_engine_rank(KulkiEngine *engine, const Kulki *game, u64 nodes,
                     RankedMove *ranked, u8 most);
/* By how many points the best move is clearly better than every other: from
   "least" to "most", which stands for any more. 0 if it isn't, or if that
   can't be told. */
u32 kulki_engine_lead(KulkiEngine *engine, const Kulki *game, u32 least,
                      u32 most, u16 *best);
/* By how much a legal move is worse than the best, both tried with the same
   random drops. 0 for the best move, and where no weights apply. */
i32 kulki_engine_cost(KulkiEngine *engine, const Kulki *game, u16 move,
                      u64 nodes, RankedMove *best);

#endif
