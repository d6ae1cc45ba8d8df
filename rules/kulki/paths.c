/* SPDX-License-Identifier: MIT */
/* Finds out which cells a ball can reach, and by which path. */
#include "kulki.h"

/* The board in rows of sixteen places, with a wall around it, so that walking
   needs no test for the edge. The wall at the end of a row also precedes the
   next row. Places are bytes, so steps wrap around, and the wall below the
   board is also above it. */
enum {
    STRIDE = KULKI_MOST_SIDE + 1,
    PLACES = STRIDE * STRIDE,
    UP = PLACES - STRIDE,
    LEFT = PLACES - 1,
    WALL = 255,
    OPEN = 0
};

typedef struct Fence {
    u8 at[PLACES];
    u8 queue[PLACES];
} Fence;

/* up, left, right, down; this order breaks ties */
static const u8 step[4] = {UP, LEFT, 1, STRIDE};

u8 kulki_cells(const Kulki *game)
{
    return (u8)(game->width * game->height);
}

u8 kulki_empty_cells(const Kulki *game)
{
    const u8 *cell = game->cell;
    const u8 *end = cell + kulki_cells(game);
    u8 count = 0;
    while (cell < end)
        if (!*cell++)
            count++;
    return count;
}

static u8 fenced(const Kulki *game, u8 cell)
{
    ASSERT_SLOW(cell < kulki_cells(game));
    return (u8)(cell + cell / game->width * (STRIDE - game->width));
}

static u8 unfenced(const Kulki *game, u8 place)
{
    ASSERT_SLOW(place % STRIDE < game->width);
    return (u8)(place - place / STRIDE * (STRIDE - game->width));
}

/* The queue is filled only to give all of it a value. */
static void build_fence(const Kulki *game, Fence *fence)
{
    const u8 *cell;
    u8 *at;
    u8 x, y;
    bytes_fill(fence, WALL, sizeof(Fence));
    for (y = 0; y < game->height; y++) {
        cell = game->cell + y * game->width;
        at = fence->at + y * STRIDE;
        for (x = 0; x < game->width; x++)
            if (!cell[x])
                at[x] = OPEN;
    }
}

/* Breadth-first search from a place until "until" is reached. Each open place
   gets the mark; if marks are steps, the number of the step back is added. */
static u8 flood(Fence *fence, u8 from, u8 until, u8 mark, u8 steps)
{
    u8 head = 0;
    u8 tail = 0;
    u8 place, way;
    fence->queue[tail++] = from;
    while (head < tail) {
        from = fence->queue[head++];
        for (way = 0; way < 4; way++) {
            place = (u8)(from + step[way]);
            if (fence->at[place] != OPEN)
                continue;
            fence->at[place] = (u8)(mark + (steps ? way : 0));
            if (place == until)
                return 1;
            fence->queue[tail++] = place;
            ASSERT_SLOW(tail); /* fewer cells than a byte counts */
        }
    }
    return 0;
}

/* The path is found backwards, from the target to the ball, so that
   following the marks from the ball leads to the target. A mark is 4 + way,
   and step 3 - way reverses step way. */
static void tell_way(const Kulki *game, const Fence *fence, u8 from, u8 to,
                     Trace *trace)
{
    u8 place = fenced(game, from);
    u8 colour = game->cell[from];
    u8 next;
    while (from != to) {
        ASSERT_SLOW(fence->at[place] >= 4 && fence->at[place] != WALL);
        place = (u8)(place + step[3 - (fence->at[place] & 3)]);
        next = unfenced(game, place);
        trace_add(trace, WENT, from, next, colour);
        from = next;
    }
}

u8 kulki_find_path(const Kulki *game, u8 from, u8 to, Trace *trace)
{
    Fence fence;
    u8 ball = fenced(game, from);
    u8 target = fenced(game, to);
    ASSERT_SLOW(game->cell[from] && !game->cell[to]);
    build_fence(game, &fence);
    fence.at[target] = WALL;
    fence.at[ball] = OPEN;
    if (!flood(&fence, target, ball, 4, 1))
        return 0;
    if (trace)
        tell_way(game, &fence, from, to, trace);
    return 1;
}

/* ------------------------------------------------ all the moves there are */

typedef struct Open {
    u8 cell, region;
} Open;

/* The open cells in order. There is room for as many as a byte can count. */
typedef struct Opens {
    u8 count;
    Open open[PLACES];
} Opens;

/* Numbers the regions of open cells from 1. Each is flooded from its first
   cell, which has its number by then, so the flood doesn't come back to it. */
static void collect_opens(const Kulki *game, Fence *fence, Opens *opens)
{
    Open *open;
    u8 cell = 0;
    u8 last = 0;
    u8 x, y, place;
    build_fence(game, fence);
    bytes_fill(opens, 0, sizeof(Opens));
    for (y = 0; y < game->height; y++) {
        place = (u8)(y * STRIDE);
        for (x = 0; x < game->width; x++, place++, cell++) {
            if (fence->at[place] == OPEN) {
                fence->at[place] = ++last;
                ASSERT_SLOW(last < WALL);
                flood(fence, place, place, last, 0);
            }
            if (fence->at[place] != WALL) {
                open = &opens->open[opens->count++];
                open->cell = cell;
                open->region = fence->at[place];
            }
        }
    }
}

/* Sets or clears the regions beside a ball. WALL isn't the region of any open
   cell. */
static void set_beside(const Fence *fence, u8 ball, u8 *beside, u8 value)
{
    u8 way;
    for (way = 0; way < 4; way++)
        beside[fence->at[(u8)(ball + step[way])]] = value;
}

/* This uses pointers, because compilers for small machines recompute every
   index. */
static u16 list_ball(const Opens *opens, const u8 *beside, u8 from, u16 *moves,
                     u16 count, u16 room)
{
    const Open *open = opens->open;
    const Open *end = open + opens->count;
    ASSERT_SLOW(from < KULKI_CELLS);
    for (; open < end; open++)
        if (beside[open->region]) {
            if (count < room)
                moves[count] = (u16)(from | (u16)open->cell << 8);
            count++;
        }
    return count;
}

/* Moves are ordered by the ball's cell and then by the target. The pass is
   last. */
u16 kulki_list(const void *position, u16 *moves, u16 room)
{
    const Kulki *game = position;
    Fence fence;
    Opens opens;
    u8 beside[WALL + 1];
    u8 cells = kulki_cells(game);
    u16 count = 0;
    u8 from;
    collect_opens(game, &fence, &opens);
    ASSERT_SLOW(opens.count == kulki_empty_cells(game));
    bytes_fill(beside, 0, sizeof beside);
    for (from = 0; from < cells; from++) {
        if (!game->cell[from])
            continue;
        set_beside(&fence, fenced(game, from), beside, 1);
        count = list_ball(&opens, beside, from, moves, count, room);
        set_beside(&fence, fenced(game, from), beside, 0);
    }
    if (kulki_presets[game->rules].may_pass && opens.count) {
        if (count < room)
            moves[count] = KULKI_PASS;
        count++;
    }
    ASSERT_SLOW(count <= kulki.most_moves);
    return count;
}
