/* SPDX-License-Identifier: MIT */
/* The evaluation of a board and of every move on it, by an n-tuple network:
   the sum of the weights that its tuples look up. A move changes two cells.
   Its value is the board's, plus what leaving the one cell changes, plus what
   filling the other changes, plus a correction for each tuple that contains
   both. One pass over the tuples therefore evaluates all moves. */
#ifndef SOLVE_KULKI_NETWORK_EVALUATE_H
#define SOLVE_KULKI_NETWORK_EVALUATE_H

#include "solve/kulki/board/move_list.h"

enum {
    UNIT = 512, /* one point */
    MOST_CANDIDATES = 41 * 41,
    MOST_CLEARING = 4,    /* clearing moves considered for one board */
    FREE_MOVE = 8 * UNIT, /* value of an extra move */
    WORTHLESS = -0x40000000
};

/* A stage is how full the board is. Each stage has its own weights. */
enum { STAGES = 3 };

static inline u8 stage_of(u8 empty)
{
    ASSERT_SLOW(empty <= FIELD);
    return (u8)((empty >= 30) + (empty >= 42));
}

typedef struct Candidate {
    i32 value;
    u8 from, to; /* cells of the grid; 0 if there is no move */
    u8 clears;
} Candidate;

typedef struct Evaluator {
    TupleNetwork network;
    MoveList list;
    const i16 *weights;       /* of all stages, one after another */
    const i16 *stage_weights; /* of the stage of the board being evaluated */
    const KulkiRules *rules;
    u64 nodes; /* number of boards whose moves were evaluated */
    u16 candidates;
    Candidate candidate[MOST_CANDIDATES];
} Evaluator;

/* evaluate_board.c */
i32 evaluator_value(const Evaluator *evaluator, const Grid *grid);
/* Lists the features of a board as indices of their weights; returns how
   many. */
enum { MOST_FEATURES = MOST_TUPLES + 1 };
u16 network_features(const TupleNetwork *network, const Grid *grid,
                     u32 *features);
const i16 *evaluator_weights(const Evaluator *evaluator, u8 empty);

/* evaluate_moves.c: computes all sums of the move list, after move_list_open
   and move_list_drop */
void evaluator_sum_moves(Evaluator *evaluator);

/* Lists the moves that clear a line, most promising first; returns how
   many. */
u8 evaluator_list_clearing(Evaluator *evaluator, const Grid *grid,
                           Candidate *candidates);
/* Lists all other moves in evaluator->candidate, in no particular order. */
void evaluator_list_quiet(Evaluator *evaluator, const Grid *grid,
                          const Drop *drop);

/* The best move. If a line can be made, the best that makes one. */
Candidate evaluator_choose(Evaluator *evaluator, const Grid *grid,
                           const Drop *drop);

#endif
