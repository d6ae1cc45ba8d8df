/* SPDX-License-Identifier: MIT */
/* IDA* guided by Manhattan distances. It needs no memory, and serves for the
   last corner of a large board, for stretches of a line, and for boards
   without pattern databases. */
#include <string.h>

#include "ida_star.h"

typedef struct Search {
    SlidingBoard board;
    /* Tables, to save divisions. */
    u8 column[SLIDING_CELLS], row[SLIDING_CELLS];
    u8 neighbour[SLIDING_CELLS][DIRECTIONS];
    const u8 *fixed;
    Budget *budget;
    u8 *steps;
} Search;

static u32 manhattan(const Search *search, u8 tile, u8 cell)
{
    const u8 home = (u8)(tile - 1);
    const int x = search->column[home] - search->column[cell];
    const int y = search->row[home] - search->row[cell];
    ASSERT_SLOW(tile && cell < search->board.cells);
    return (u32)((x < 0 ? -x : x) + (y < 0 ? -y : y));
}

static u8 depth_first(Search *search, u32 need, u32 left, u8 before);

static u8 try_direction(Search *search, u32 need, u32 left, u8 from)
{
    SlidingBoard *board = &search->board;
    u8 gap = board->gap;
    u8 tile = board->tile[from];
    ASSERT_SLOW(tile);
    need += manhattan(search, tile, gap) - manhattan(search, tile, from);
    if (!spend(search->budget) || need > left)
        return 0;
    board_step(board, from);
    *search->steps++ = from;
    if (depth_first(search, need, left, gap))
        return 1;
    search->steps--;
    board_step(board, gap);
    return 0;
}

static u8 depth_first(Search *search, u32 need, u32 left, u8 before)
{
    u8 direction;
    if (!need)
        return 1;
    ASSERT_SLOW(need <= left && !((left - need) & 1));
    for (direction = 0; direction < DIRECTIONS; direction++) {
        const u8 from = search->neighbour[search->board.gap][direction];
        if (from != NO_SPOT && from != before && !search->fixed[from] &&
            try_direction(search, need, left - 1, from))
            return 1;
    }
    return 0;
}

static void set_search(Search *search, const SlidingBoard *board,
                       const u8 *fixed, Budget *budget, u8 *steps)
{
    u8 cell, direction;
    search->board = *board;
    for (cell = 0; cell < board->cells; cell++) {
        search->column[cell] = cell % board->width;
        search->row[cell] = cell / board->width;
        for (direction = 0; direction < DIRECTIONS; direction++)
            search->neighbour[cell][direction] =
                board_neighbour(board, cell, direction);
    }
    search->fixed = fixed;
    search->budget = budget;
    search->steps = steps;
}

u8 ida_star_manhattan(const SlidingBoard *board, const u8 *fixed,
                      Budget *budget, Certificate *proof, u8 *steps)
{
    Search search;
    u64 before = budget->left;
    u32 need = board_manhattan(board);
    set_search(&search, board, fixed, budget, steps);
    proof->first = need;
    for (proof->bound = need;; proof->bound += 2) {
        proof->nodes = before - budget->left;
        if (depth_first(&search, need, proof->bound, NO_SPOT))
            return 1;
        if (!budget->left)
            return 0;
    }
}

u8 ida_star_shorter(const SlidingBoard *board, u32 length, Budget *budget,
                    u8 *steps, u32 *found)
{
    static const u8 fixed[SLIDING_CELLS] = {0};
    Search search;
    u32 need = board_manhattan(board);
    set_search(&search, board, fixed, budget, steps);
    for (*found = need; *found < length && budget->left; *found += 2)
        if (depth_first(&search, need, *found, NO_SPOT))
            return 1;
    return 0;
}
