/* SPDX-License-Identifier: MIT */
/* The moves of one board, and the sums from which each one's worth comes. */
#ifndef SOLVE_KULKI_BOARD_MOVE_LIST_H
#define SOLVE_KULKI_BOARD_MOVE_LIST_H

#include "solve/kulki/network/n_tuple.h"

typedef struct Prospect {
    u8 balls, targets;
    u8 ball[FIELD], target[FIELD];
    u8 first[HUES + 2]; /* of the balls of a colour */
    u8 slot[GRID];      /* nth of the balls or of the targets, or NO_SPOT */
    u8 is_target[GRID];
    u64 region[GRID]; /* of an empty cell; of a ball those beside it */

    /* The board once all that is known has dropped. */
    u8 hue[GRID];
    u8 is_odd[GRID]; /* the drop changes it */
    u8 odd;          /* there is such a cell */
    u8 empty;
    u32 points; /* that the drop makes */

    i32 base;        /* what that board is worth */
    i32 *sums[GRID]; /* where a cell's losses or gains are summed up */
    i32 loss[FIELD];
    i32 gain[FIELD][HUES + 1]; /* of targets; [0] of any colour */
    i32 pair[FIELD][FIELD];    /* target, ball */

    u64 able_region;
    i32 able[FIELD]; /* losses of the balls that can go to that region */
} Prospect;

u8 is_known_drop(const Drop *drop);
/* Who can go where. */
void open_prospect(Prospect *prospect, const Grid *grid);
/* After that: what is known to drop. Balls that go with it have no slot. */
void foresee(Prospect *prospect, const Grid *grid, const Drop *drop,
             const KulkiRules *rules);

static inline u8 can_go(const Prospect *prospect, u8 from, u8 to)
{
    return (prospect->region[from] & prospect->region[to]) != 0;
}

#endif
