/* SPDX-License-Identifier: MIT */
/* Finds out which cells a ball can reach, and by which path. */
#include "kulki.h"

/* The board with a wall around it, so that walking needs no test for the edge.
   The wall at the end of a row also precedes the next row. */
enum {
    FENCED = (KULKI_MOST_SIDE + 1) * (KULKI_MOST_SIDE + 2) + 1,
    WALL = 255,
    OPEN = 0
};

typedef struct Fence {
    u8 at[FENCED];
    u16 queue[KULKI_CELLS];
    i16 step[4]; /* up, left, right, down; this order breaks ties */
} Fence;

u8 kulki_cells(const Kulki *game)
{
    return (u8)(game->width * game->height);
}

u8 kulki_empty_cells(const Kulki *game)
{
    const u8 *cell = game->cell;
    u8 left = kulki_cells(game);
    u8 count = 0;
    for (; left; left--)
        if (!*cell++)
            count++;
    return count;
}

static u16 fenced(const Kulki *game, u8 cell)
{
    return (u16)(cell + game->width + 2 + cell / game->width);
}

static u8 unfenced(const Kulki *game, u16 place)
{
    u16 row = (u16)(place / (game->width + 1) - 1);
    return (u8)(place - game->width - 2 - row);
}

static void build_fence(const Kulki *game, Fence *fence)
{
    const u8 *cell = game->cell;
    u16 stride = (u16)(game->width + 1);
    u16 place = (u16)(stride + 1);
    u8 x, y;
    bytes_fill(fence->at, WALL, (u16)(stride * (game->height + 2) + 1));
    for (y = 0; y < game->height; y++, place++)
        for (x = 0; x < game->width; x++, place++)
            if (!*cell++)
                fence->at[place] = OPEN;
    fence->step[0] = (i16) - (i16)stride;
    fence->step[1] = -1;
    fence->step[2] = 1;
    fence->step[3] = (i16)stride;
}

/* Breadth-first search from a place until "until" is reached. Each open place
   gets the mark; if marks are steps, the number of the step back is added. */
static u8 flood(Fence *fence, u16 from, u16 until, u8 mark, u8 steps)
{
    u16 head = 0;
    u16 tail = 0;
    u16 place;
    u8 way;
    fence->queue[tail++] = from;
    while (head < tail) {
        from = fence->queue[head++];
        for (way = 0; way < 4; way++) {
            place = (u16)(from + fence->step[way]);
            if (place == until) {
                fence->at[place] = (u8)(mark + way);
                return 1;
            }
            if (fence->at[place] == OPEN) {
                fence->at[place] = (u8)(mark + (steps ? way : 0));
                fence->queue[tail++] = place;
            }
        }
    }
    return 0;
}

/* The path is found backwards, from the target to the ball, so that
   following the marks from the ball leads to the target. Step 3 - way
   reverses step way. */
static void tell_way(const Kulki *game, const Fence *fence, u8 from, u8 to,
                     Trace *trace)
{
    u16 place = fenced(game, from);
    u8 colour = game->cell[from];
    u8 next;
    while (from != to) {
        place = (u16)(place + fence->step[3 - (fence->at[place] - 1)]);
        next = unfenced(game, place);
        trace_add(trace, WENT, from, next, colour);
        from = next;
    }
}

u8 kulki_find_path(const Kulki *game, u8 from, u8 to, Trace *trace)
{
    Fence fence;
    u16 target = fenced(game, to);
    build_fence(game, &fence);
    fence.at[target] = WALL;
    if (!flood(&fence, target, fenced(game, from), 1, 1))
        return 0;
    if (trace)
        tell_way(game, &fence, from, to, trace);
    return 1;
}

/* ------------------------------------------------ all the moves there are */

/* Numbers the regions of open cells from 1, and stores each cell's region. */
static void number_regions(const Kulki *game, Fence *fence, u8 *region)
{
    u16 place = fenced(game, 0);
    u8 last = 0;
    u8 x, y;
    build_fence(game, fence);
    for (y = 0; y < game->height; y++, place++)
        for (x = 0; x < game->width; x++, place++) {
            if (fence->at[place] == OPEN) {
                fence->at[place] = ++last;
                flood(fence, place, 0, last, 0);
            }
            *region++ = fence->at[place];
        }
}

/* The open cells in order, each with its region. */
typedef struct Opens {
    u8 count;
    u8 cell[KULKI_CELLS];
    u8 region[KULKI_CELLS];
} Opens;

static void collect_opens(const Kulki *game, Fence *fence, Opens *opens)
{
    u8 region[KULKI_CELLS];
    u8 cells = kulki_cells(game);
    u8 i;
    number_regions(game, fence, region);
    opens->count = 0;
    for (i = 0; i < cells; i++)
        if (region[i] != WALL) {
            opens->cell[opens->count] = i;
            opens->region[opens->count++] = region[i];
        }
}

/* Sets or clears the regions beside a ball. WALL isn't the region of any open
   cell. */
static void set_beside(const Fence *fence, u16 ball, u8 *beside, u8 value)
{
    u8 way;
    for (way = 0; way < 4; way++)
        beside[fence->at[ball + fence->step[way]]] = value;
}

/* This uses pointers, because compilers for small machines recompute every
   index. */
static u16 list_ball(const Opens *opens, const u8 *beside, u8 from, u16 *moves,
                     u16 room)
{
    const u8 *cell = opens->cell;
    const u8 *region = opens->region;
    u16 count = 0;
    u8 left = opens->count;
    for (; left; left--, cell++)
        if (beside[*region++]) {
            if (count < room)
                *moves++ = (u16)(from | (u16)*cell << 8);
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
    bytes_fill(beside, 0, sizeof beside);
    for (from = 0; from < cells; from++) {
        if (!game->cell[from])
            continue;
        set_beside(&fence, fenced(game, from), beside, 1);
        count =
            (u16)(count + list_ball(&opens, beside, from,
                                    count < room ? moves + count : moves,
                                    (u16)(count < room ? room - count : 0)));
        set_beside(&fence, fenced(game, from), beside, 0);
    }
    if (kulki_presets[game->rules].may_pass && opens.count) {
        if (count < room)
            moves[count] = KULKI_PASS;
        count++;
    }
    return count;
}
