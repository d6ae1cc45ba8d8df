/* SPDX-License-Identifier: MIT */
/* How far a board looks from its goal: what lies ahead of a beam. With a guide
   it is what the tables of all views tell, else distances along rows and
   columns, and two for each tile that must let others pass in its own row or
   column. 0 at the goal only. */
#ifndef SOLVE_SLIDING_JUDGE_H
#define SOLVE_SLIDING_JUDGE_H

#include "guide.h"

typedef struct Judge {
    const Guide *guide; /* or NULL */
    u8 width, cells;
    u8 weight[SLIDING_CELLS];                     /* of each tile's distance */
    u8 row[SLIDING_CELLS], column[SLIDING_CELLS]; /* of each cell */
} Judge;

enum { JUDGE_UNIT = 16 };

void set_judge(Judge *judge, const Guide *guide, const Tray *tray);

u32 judge_tray(const Judge *judge, const Tray *tray);
/* The same after a tile has gone from a cell into the hole, from the same
   before: by tables, whose poses for that tile are then written, or not. */
u32 judge_poses(const Judge *judge, u32 score, const u8 *tiles, u8 from,
                u8 hole, const Pose *poses, Pose *after);
u32 judge_tiles(const Judge *judge, u32 score, u8 *tiles, u8 from, u8 hole);

#endif
