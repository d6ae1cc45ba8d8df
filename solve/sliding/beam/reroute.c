/* SPDX-License-Identifier: MIT */
/* Every stretch that ends with the gap in a corner is a board of its own, and
   the evaluation knows how to judge that. First short stretches are searched
   with few nodes. Once no such stretch gets any shorter, longer ones are
   searched with more. */
#include "reroute.h"

#include <string.h>

#include "beam_search.h"
#include "stretch.h"

enum {
    FIRST_STRETCH = 40, /* in steps */
    FIRST_NODES = 4096, /* for a stretch */
    LEAST_STRETCH = 2
};

typedef struct Route {
    const Evaluator *evaluator;
    const SlidingBoard *start;
    Arena arena;
    Budget *budget;
    u8 *steps, *found;
    u32 count;
} Route;

/* Searches a shorter way for the stretch of "length" steps that begins after
   "at" of them, and puts it in place. */
static u8 shorten_stretch(Route *route, u32 at, u32 length, u64 nodes,
                          const SlidingBoard *end, u8 turn)
{
    Budget part = lend_part(route->budget, nodes);
    u8 *stretch = route->steps + at;
    SlidingBoard start = *route->start;
    SlidingBoard board;
    u32 by, i;
    board_walk(&start, route->steps, at);
    stretch_lay(&start, end, turn, &board);
    by = board_is_goal(&board)
             ? 0
             : beam_search(route->evaluator, &board, ANY_WIDTH, length,
                           route->arena, &part, route->found);
    end_part(route->budget, &part);
    if (!by && !board_is_goal(&board))
        return 0;
    for (i = 0; i < by; i++)
        stretch[i] = stretch_turn_cell(&board, route->found[i], turn);
    memmove(stretch + by, stretch + length, route->count - at - length);
    route->count -= length - by;
    return 1;
}

/* Tries all stretches of this length; returns whether one became shorter. */
static u8 shorten_all(Route *route, u32 length, u64 nodes)
{
    SlidingBoard end = *route->start;
    u8 shorter = 0;
    u32 at = 0;
    while (at < route->count && route->budget->left &&
           !is_stopped(route->budget->question)) {
        const u32 most = ++at < length ? at : length;
        u8 turn;
        board_step(&end, route->steps[at - 1]);
        if (most < LEAST_STRETCH || !stretch_ends_well(&end, &turn) ||
            !shorten_stretch(route, at - most, most, nodes, &end, turn))
            continue;
        shorter = 1;
        end = *route->start;
        at = at - most;
        board_walk(&end, route->steps, at);
    }
    return shorter;
}

u32 reroute_line(const Evaluator *evaluator, const SlidingBoard *board,
                 Arena arena, Budget *budget, u8 *steps, u32 count)
{
    Route route = {evaluator, board, arena, budget, steps, NULL, count};
    u32 length = FIRST_STRETCH;
    u64 nodes = FIRST_NODES;
    u64 before = ~(u64)0;
    route.found = take(&route.arena, count, 1);
    while (route.found && budget->left && budget->left < before) {
        before = budget->left;
        if (shorten_all(&route, length, nodes))
            continue;
        length += length / 4;
        nodes *= 2;
    }
    return board_count_to_goal(board, steps, route.count);
}
