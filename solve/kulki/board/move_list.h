/* SPDX-License-Identifier: MIT */
/* The moves on one board, and the sums from which each move's evaluation is
   computed. The moves are not stored one by one: a move is a ball and a
   target, and its value is the sum of a part for each and a part for the two
   together. */
#ifndef SOLVE_KULKI_BOARD_MOVE_LIST_H
#define SOLVE_KULKI_BOARD_MOVE_LIST_H

#include "solve/kulki/network/n_tuple.h"

typedef struct MoveList {
    u8 balls, targets;
    u8 ball[FIELD], target[FIELD];
    u8 first[GRID_COLOURS + 2]; /* index in "ball" */
    u8 slot[GRID];              /* index in "ball" or "target", or NO_SPOT */
    u8 is_target[GRID];
    u64 region[GRID]; /* the region of an empty cell; for a ball, all regions
                         next to it */

    /* The board after everything known has dropped. */
    u8 colour[GRID];
    u8 is_changed[GRID]; /* whether the drop changes this cell */
    u8 changed;          /* whether the drop changes any cell */
    u8 empty;
    u32 points; /* that the drop scores */

    i32 base;        /* the evaluation of that board */
    i32 *sums[GRID]; /* for each cell, the array in which its losses or gains
                        are summed */
    i32 loss[FIELD];
    i32 gain[FIELD][GRID_COLOURS + 1]; /* gains of filling a target; [0]
                                          applies to every colour */
    i32 pair[FIELD][FIELD];            /* by target and ball */

    u64 reachable_region;
    i32 reachable_loss[FIELD]; /* losses of the balls that can reach this
                                  region */
} MoveList;

u8 drop_is_known(const Drop *drop);
/* Lists the balls, the empty cells and which ball can reach which cell. */
void move_list_open(MoveList *list, const Grid *grid);
/* Applies the known part of the drop, after move_list_open. Balls that it
   clears have no slot. */
void move_list_drop(MoveList *list, const Grid *grid, const Drop *drop,
                    const KulkiRules *rules);

static inline u8 move_list_can_go(const MoveList *list, u8 from, u8 to)
{
    ASSERT_SLOW(from < GRID && to < GRID);
    return (list->region[from] & list->region[to]) != 0;
}

#endif
