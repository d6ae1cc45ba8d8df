/* SPDX-License-Identifier: MIT */
/* Iterative deepening. A node is a position that the tables were asked about.
   What follows from a position is looked up for all its moves before any is
   made: then the processor can wait for all tables at once, and the better
   move is tried first. */
#include "ida_star.h"

#include <string.h>

typedef struct Search {
    const Guide *guide;
    Budget *budget;
    u8 views;
    u8 *steps;
    u8 tile[SHAPE_CELLS];
    Pose pose[VIEWS][GUIDE_TABLES];
} Search;

typedef struct Spot {
    u32 state;
    u16 sum[VIEWS];
    u8 hole;
} Spot;

typedef struct Child {
    Spot spot;
    Pose pose[VIEWS];
    const u8 *byte[VIEWS];
    u8 place[VIEWS];
} Child;

/* ------------------------------------------------------------- children */

/* The table's byte is asked for before it is needed. */
static inline void aim_from(const Search *search, const Spot *spot,
                            Child *child, u8 i)
{
    const View *view = &search->guide->views[i];
    u8 from = view->cell[child->spot.hole];
    u8 hole = view->cell[spot->hole];
    Owner owner = view->owner[search->tile[child->spot.hole]];
    const Table *table = &view->tables[owner.table];
    Pose *after = &child->pose[i];
    *after = shift_pose(table, &search->pose[i][owner.table], owner.tile, from,
                        hole);
    child->byte[i] =
        table_byte(table, block_of(table->shape, after->set, from),
                   after->order, &child->place[i]);
    __builtin_prefetch(child->byte[i]);
}

static inline void look_from(const Spot *spot, Child *child, u8 i)
{
    Pose *after = &child->pose[i];
    u16 before = after->value;
    after->value =
        value_after(before, (u32)*child->byte[i] >> child->place[i] & 1);
    child->spot.sum[i] = (u16)(spot->sum[i] + after->value - before);
}

static inline u8 aim_at(const Search *search, const Spot *spot, u8 way,
                        Child *child)
{
    u8 i;
    child->spot.state = search->guide->words.next[spot->state][way];
    if (!child->spot.state)
        return 0;
    child->spot.hole = search->guide->neighbour[spot->hole][way];
    for (i = 0; i < SIDES && i < search->views; i++)
        aim_from(search, spot, child, i);
    return 1;
}

static inline u8 look_at_views(const Spot *spot, u32 left, Child *child,
                               u8 first, u8 end)
{
    u8 i;
    for (i = first; i < end; i++) {
        look_from(spot, child, i);
        if (child->spot.sum[i] > left)
            return 0;
    }
    return 1;
}

/* Most children don't come so far. */
static u8 look_at_more(const Search *search, const Spot *spot, u32 left,
                       Child *child)
{
    u8 i;
    for (i = SIDES; i < search->views; i++)
        aim_from(search, spot, child, i);
    return look_at_views(spot, left, child, SIDES, search->views);
}

/* Whether a child may be on a line that is short enough. */
static inline u8 look_at(const Search *search, const Spot *spot, u32 left,
                         Child *child)
{
    u8 near = search->views < SIDES ? search->views : SIDES;
    if (!spend(search->budget) || !look_at_views(spot, left, child, 0, near))
        return 0;
    return near == search->views || look_at_more(search, spot, left, child);
}

static u32 hopes_of(const Search *search, const Child *child)
{
    u32 sum = 0;
    u8 i;
    for (i = 0; i < search->views; i++)
        sum += child->spot.sum[i];
    return sum;
}

/* In the order in which to try them, as numbers of the children. */
static u32 look_around(const Search *search, const Spot *spot, u32 left,
                       Child *children, u8 *order)
{
    u32 aimed = 0;
    u32 count = 0;
    u8 i;
    for (i = 0; i < DIRECTIONS; i++)
        aimed += aim_at(search, spot, i, &children[aimed]);
    for (i = 0; i < aimed; i++) {
        Child *child = &children[i];
        u32 at = count;
        if (!look_at(search, spot, left, child))
            continue;
        for (; at && hopes_of(search, &children[order[at - 1]]) >
                         hopes_of(search, child);
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
    u8 i;
    for (i = 0; i < search->views; i++) {
        u8 table = search->guide->views[i].owner[tile].table;
        Pose before = search->pose[i][table];
        search->pose[i][table] = child->pose[i];
        child->pose[i] = before;
    }
}

static Ending dig(Search *search, const Spot *spot, u32 left);

static Ending follow(Search *search, const Spot *spot, Child *child, u32 left)
{
    u8 from = child->spot.hole;
    u8 tile = search->tile[from];
    Ending outcome;
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
static Ending dig(Search *search, const Spot *spot, u32 left)
{
    Child children[DIRECTIONS];
    u8 order[DIRECTIONS];
    u32 count, i;
    if (!spot->sum[0])
        return FOUND;
    count = look_around(search, spot, left - 1, children, order);
    for (i = 0; i < count; i++) {
        Ending outcome = follow(search, spot, &children[order[i]], left - 1);
        if (outcome != NONE)
            return outcome;
    }
    return search->budget->left ? NONE : SPENT;
}

/* ------------------------------------------------------------- deepening */

static Ending dig_to(Search *search, const SlidingBoard *board,
                     const Poses *poses, u32 bound, u8 *steps)
{
    Spot spot;
    spot.state = start_state(&search->guide->words, board);
    memcpy(spot.sum, poses->sum, sizeof spot.sum);
    spot.hole = board->hole;
    memcpy(search->tile, board->tile, board->cells);
    memcpy(search->pose, poses->pose, sizeof search->pose);
    search->steps = steps;
    return dig(search, &spot, bound);
}

static void set_search(Search *search, const Guide *guide, Budget *budget)
{
    search->guide = guide;
    search->budget = budget;
    search->views = guide->view_count;
}

u8 deepen(const Guide *guide, const SlidingBoard *board, Budget *budget,
          Certificate *proof, u8 *steps)
{
    Search search;
    Poses poses;
    u64 before = budget->left;
    set_search(&search, guide, budget);
    find_poses(guide, board, &poses);
    proof->first = proof->bound = need_of_poses(guide, &poses);
    for (;;) {
        Ending outcome;
        proof->nodes = before - budget->left;
        outcome = dig_to(&search, board, &poses, proof->bound, steps);
        if (outcome != NONE)
            return outcome == FOUND;
        proof->bound += 2;
    }
}
