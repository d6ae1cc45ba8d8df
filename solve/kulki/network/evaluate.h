/* SPDX-License-Identifier: MIT */
/* The evaluation of a board, and of each move on it: the sum of the weights
   that the network's tuples look up. A move changes two cells, so its value
   is the board's, and what leaving the one and filling the other changes, and
   a correction for each tuple that has both. */
#ifndef SOLVE_KULKI_NETWORK_EVALUATE_H
#define SOLVE_KULKI_NETWORK_EVALUATE_H

#include "solve/kulki/board/move_list.h"

enum {
    UNIT = 512, /* of a point */
    MOST_CANDIDATES = 41 * 41,
    MOST_CLEARING = 4,    /* moves that clear, of one board */
    FREE_MOVE = 8 * UNIT, /* about what a move without a drop is worth */
    WORTHLESS = -0x40000000
};

/* How full the board is: each stage has weights of its own. */
enum { STAGES = 3 };

static inline u8 stage_of(u8 empty)
{
    return (u8)((empty >= 30) + (empty >= 42));
}

typedef struct Candidate {
    i32 value;
    u8 from, to; /* cells of the grid; 0 when there is no move */
    u8 clears;
} Candidate;

typedef struct Evaluator {
    TupleNetwork network;
    MoveList list;
    const i16 *weights;       /* of all stages, one after the other */
    const i16 *stage_weights; /* for the board that is evaluated */
    const KulkiRules *rules;
    u64 nodes; /* boards whose moves were evaluated */
    u16 candidates;
    Candidate candidate[MOST_CANDIDATES];
} Evaluator;

/* evaluate_board.c */
i32 evaluator_value(const Evaluator *evaluator, const Grid *grid);
/* The features that a board has, as indices of their weights; how many. */
enum { MOST_FEATURES = MOST_TUPLES + 1 };
u16 network_features(const TupleNetwork *network, const Grid *grid,
                     u32 *features);
const i16 *evaluator_weights(const Evaluator *evaluator, u8 empty);

/* evaluate_moves.c: all sums of the list, which is open and dropped on */
void evaluator_sum_moves(Evaluator *evaluator);

/* The moves that clear a line, those first that look best; how many. */
u8 evaluator_list_clearing(Evaluator *evaluator, const Grid *grid,
                           Candidate *candidates);
/* All others into evaluator->candidate, in no order. */
void evaluator_list_quiet(Evaluator *evaluator, const Grid *grid,
                          const Drop *drop);

/* The best move; a line that can be made is made. */
Candidate evaluator_choose(Evaluator *evaluator, const Grid *grid,
                           const Drop *drop);

#endif
