/* SPDX-License-Identifier: MIT */
/* How a table's tiles lie, in less room than a pose: of the order's word the
   greatest bits are the moves that are needed. */
#ifndef SOLVE_SLIDING_LIE_H
#define SOLVE_SLIDING_LIE_H

#include "database_set.h"

typedef struct Lie {
    u32 set, order;
} Lie;

enum { NEED_SHIFT = 24, ORDER_MASK = (1 << NEED_SHIFT) - 1 };

static inline Pose pose_of(const Lie *lie)
{
    Pose pose = {lie->set, lie->order & ORDER_MASK,
                 (u16)(lie->order >> NEED_SHIFT)};
    return pose;
}

static inline Lie lie_of(const Pose *pose)
{
    Lie lie = {pose->set, pose->order | (u32)pose->value << NEED_SHIFT};
    return lie;
}

/* All tables of one view, then those of the next. */
static inline u32 count_lies(const Guide *guide)
{
    return (u32)guide->view_count * guide->most_tables;
}

static inline void lay_lies(const Guide *guide, const Poses *poses, Lie *lie)
{
    u8 i, k;
    for (i = 0; i < guide->view_count; i++)
        for (k = 0; k < guide->views[i].table_count; k++)
            lie[i * guide->most_tables + k] = lie_of(&poses->pose[i][k]);
}

/* Where a tile's step into the hole leads, what is needed being as before. */
static inline Pose shift_in_view(const View *view, const Lie *lie, u8 tile,
                                 u8 from, u8 hole)
{
    Owner owner = view->owner[tile];
    Pose pose = pose_of(lie);
    return shift_pose(&view->tables[owner.table], &pose, owner.tile,
                      view->cell[from], view->cell[hole]);
}

#endif
