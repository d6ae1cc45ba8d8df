/* SPDX-License-Identifier: MIT */
/* The moves of one board, and the sums from which the evaluation of each one
   is made. */
#ifndef SOLVE_KULKI_BOARD_MOVE_LIST_H
#define SOLVE_KULKI_BOARD_MOVE_LIST_H

#include "solve/kulki/network/n_tuple.h"

typedef struct MoveList {
    u8 balls, targets;
    u8 ball[FIELD], target[FIELD];
    u8 first[GRID_COLOURS + 2]; /* of the balls of a colour */
    u8 slot[GRID]; /* nth of the balls or of the targets, or NO_SPOT */
    u8 is_target[GRID];
    u64 region[GRID]; /* of an empty cell; of a ball those beside it */

    /* The board once all that is known has dropped. */
    u8 colour[GRID];
    u8 is_changed[GRID]; /* the drop changes it */
    u8 changed;          /* there is such a cell */
    u8 empty;
    u32 points; /* that the drop makes */

    i32 base;        /* the value of that board */
    i32 *sums[GRID]; /* where a cell's losses or gains are summed up */
    i32 loss[FIELD];
    i32 gain[FIELD][GRID_COLOURS + 1]; /* of targets; [0] of any colour */
    i32 pair[FIELD][FIELD];            /* target, ball */

    u64 reachable_region;
    i32 reachable_loss[FIELD]; /* losses of the balls that can go to that
                                  region */
} MoveList;

u8 drop_is_known(const Drop *drop);
/* Finds the balls, the empty cells and which can reach which. */
void move_list_open(MoveList *list, const Grid *grid);
/* After that: drops the balls that are known. Balls that this clears have no
   slot. */
void move_list_drop(MoveList *list, const Grid *grid, const Drop *drop,
                    const KulkiRules *rules);

static inline u8 move_list_can_go(const MoveList *list, u8 from, u8 to)
{
    return (list->region[from] & list->region[to]) != 0;
}

#endif
