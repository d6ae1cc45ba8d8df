/* SPDX-License-Identifier: MIT */
/* Iterative deepening. A node is a position that the tables were asked about.
   What follows from a position is looked up for all its moves before any is
   made: then the processor can wait for all tables at once, and the better
   move is tried first. */
#include "deepen.h"

#include <string.h>

typedef struct Search {
    const Guide *guide;
    Budget *budget;
    u8 *steps;
    u8 tile[SHAPE_CELLS];
    Pose pose[SIDES][GUIDE_TABLES];
} Search;

typedef struct Spot {
    u32 state;
    u16 sum[SIDES];
    u8 hole;
} Spot;

typedef struct Child {
    Spot spot;
    Pose pose[SIDES];
    const u8 *byte[SIDES];
} Child;

typedef enum Outcome { NONE, FOUND, SPENT } Outcome;

/* ------------------------------------------------------------- children */

/* The table's byte is asked for before it is needed. */
static inline void aim_at_side(const Search *search, const Spot *spot,
                               Child *child, u8 side)
{
    const Guide *guide = search->guide;
    u8 from = child->spot.hole;
    u8 hole = spot->hole;
    Owner owner = guide->owner[side][search->tile[from]];
    const Table *table = &guide->tables[owner.table];
    const Pose *pose = &search->pose[side][owner.table];
    Pose *after = &child->pose[side];
    if (side) {
        from = guide->mirror[from];
        hole = guide->mirror[hole];
    }
    *after = shift_pose(table, pose, owner.tile, from, hole);
    child->byte[side] =
        table->bits +
        (u64)block_of(table->shape, after->set, from) * table->shape->row +
        (after->order >> 3);
    __builtin_prefetch(child->byte[side]);
}

static inline void look_at_side(const Spot *spot, Child *child, u8 side)
{
    Pose *after = &child->pose[side];
    u16 before = after->value;
    after->value =
        value_after(before, (u32)*child->byte[side] >> (after->order & 7) & 1);
    child->spot.sum[side] = (u16)(spot->sum[side] + after->value - before);
}

static inline u8 aim_at(const Search *search, const Spot *spot, u8 way,
                        Child *child)
{
    child->spot.state = search->guide->words.next[spot->state][way];
    if (!child->spot.state)
        return 0;
    child->spot.hole = search->guide->beside[spot->hole][way];
    child->spot.sum[1] = 0;
    aim_at_side(search, spot, child, 0);
    if (search->guide->sides > 1)
        aim_at_side(search, spot, child, 1);
    return 1;
}

/* Whether a child may be on a line that is short enough. */
static inline u8 look_at(const Search *search, const Spot *spot, u32 left,
                         Child *child)
{
    if (!spend(search->budget))
        return 0;
    look_at_side(spot, child, 0);
    if (child->spot.sum[0] > left)
        return 0;
    if (search->guide->sides > 1)
        look_at_side(spot, child, 1);
    return child->spot.sum[1] <= left;
}

static u32 hopes_of(const Child *child)
{
    return (u32)child->spot.sum[0] + child->spot.sum[1];
}

/* In the order in which to try them, as numbers of the children. */
static u32 look_around(const Search *search, const Spot *spot, u32 left,
                       Child *children, u8 *order)
{
    u32 aimed = 0;
    u32 count = 0;
    u8 i;
    for (i = 0; i < HOLE_WAYS; i++)
        aimed += aim_at(search, spot, i, &children[aimed]);
    for (i = 0; i < aimed; i++) {
        Child *child = &children[i];
        u32 at = count;
        if (!look_at(search, spot, left, child))
            continue;
        for (; at && hopes_of(&children[order[at - 1]]) > hopes_of(child);
             at--)
            order[at] = order[at - 1];
        order[at] = i;
        count++;
    }
    return count;
}

/* ----------------------------------------------------------------- moves */

static inline void swap_poses(Search *search, Child *child, u8 tile)
{
    u8 side;
    for (side = 0; side < search->guide->sides; side++) {
        u8 table = search->guide->owner[side][tile].table;
        Pose before = search->pose[side][table];
        search->pose[side][table] = child->pose[side];
        child->pose[side] = before;
    }
}

static Outcome dig(Search *search, const Spot *spot, u32 left);

static Outcome follow(Search *search, const Spot *spot, Child *child, u32 left)
{
    u8 from = child->spot.hole;
    u8 tile = search->tile[from];
    Outcome outcome;
    swap_poses(search, child, tile);
    search->tile[spot->hole] = tile;
    *search->steps++ = from;
    outcome = dig(search, &child->spot, left);
    if (outcome == FOUND)
        return FOUND;
    search->steps--;
    search->tile[from] = tile;
    swap_poses(search, child, tile);
    return outcome;
}

/* With tables that hold all tiles between them, nothing needed is the goal. */
static Outcome dig(Search *search, const Spot *spot, u32 left)
{
    Child children[HOLE_WAYS];
    u8 order[HOLE_WAYS];
    u32 count, i;
    if (!spot->sum[0])
        return FOUND;
    count = look_around(search, spot, left - 1, children, order);
    for (i = 0; i < count; i++) {
        Outcome outcome = follow(search, spot, &children[order[i]], left - 1);
        if (outcome != NONE)
            return outcome;
    }
    return search->budget->left ? NONE : SPENT;
}

/* ------------------------------------------------------------- deepening */

static u8 is_own_image(const Guide *guide, const Tray *tray)
{
    u8 cell = 0;
    for (; cell < tray->cells; cell++) {
        u8 tile = tray->tile[cell];
        u8 image = tile ? (u8)(guide->mirror[tile - 1] + 1) : 0;
        if (guide->sides == 1 || tray->tile[guide->mirror[cell]] != image)
            return 0;
    }
    return 1;
}

static Outcome dig_to(Search *search, const Tray *tray, const Poses *poses,
                      u32 bound, u8 *steps)
{
    Spot spot;
    spot.state = is_own_image(search->guide, tray)
                     ? half_state(&search->guide->words, tray->hole)
                     : first_state(tray->hole);
    spot.sum[0] = poses->sum[0];
    spot.sum[1] = poses->sum[1];
    spot.hole = tray->hole;
    memcpy(search->tile, tray->tile, tray->cells);
    memcpy(search->pose, poses->pose, sizeof search->pose);
    search->steps = steps;
    return dig(search, &spot, bound);
}

u8 deepen(const Guide *guide, const Tray *tray, Budget *budget,
          Certificate *proof, u8 *steps)
{
    Search search;
    Poses poses;
    u64 before = budget->left;
    Outcome outcome;
    search.guide = guide;
    search.budget = budget;
    poses.sum[1] = 0;
    find_poses(guide, tray, &poses);
    proof->first = poses.sum[0] > poses.sum[1] ? poses.sum[0] : poses.sum[1];
    proof->bound = proof->first;
    for (;;) {
        proof->nodes = before - budget->left;
        outcome = dig_to(&search, tray, &poses, proof->bound, steps);
        if (outcome != NONE)
            return outcome == FOUND;
        proof->bound += 2;
    }
}
