/* SPDX-License-Identifier: MIT */
/* What a board is worth, and what each move on it: the sum of the weights of
   what the windows see. A move changes what is seen from two cells; so what
   it is worth is what leaving the one and filling the other changes, and a
   correction where one window sees both. */
#ifndef SOLVE_KULKI_NETWORK_EVALUATE_H
#define SOLVE_KULKI_NETWORK_EVALUATE_H

#include "solve/kulki/board/move_list.h"

enum {
    UNIT = 512, /* of a point */
    MOST_HOPS = 41 * 41,
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

typedef struct Hop {
    i32 value;
    u8 from, to; /* cells of the grid; 0 when there is no move */
    u8 clears;
} Hop;

typedef struct Judge {
    Windows windows;
    Prospect prospect;
    const i16 *weights; /* of all stages, one after the other */
    const i16 *staged;  /* of the board that is being judged */
    const KulkiRules *rules;
    u64 nodes; /* boards whose moves were judged */
    u16 hops;
    Hop hop[MOST_HOPS];
} Judge;

/* evaluate_board.c */
i32 value_grid(const Judge *judge, const Grid *grid);
/* The weights that make up a board's value; how many there are. */
enum { MOST_PARTS = MOST_WINDOWS + 1 };
u16 list_parts(const Windows *windows, const Grid *grid, u32 *parts);
const i16 *weights_for(const Judge *judge, u8 empty);

/* evaluate_moves.c: all sums of the prospect, which is open and foreseen */
void weigh_moves(Judge *judge);

/* The moves that clear a line, those first that look best; how many. */
u8 list_clearing(Judge *judge, const Grid *grid, Hop *hops);
/* All others into judge->hop, in no order. */
void list_quiet(Judge *judge, const Grid *grid, const Drop *drop);

/* The best move; a line that can be had is had. */
Hop choose_best(Judge *judge, const Grid *grid, const Drop *drop);

#endif
