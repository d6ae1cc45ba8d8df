/* SPDX-License-Identifier: MIT */
/* A board as the searches see it: never wider than high, with the gap's home
   in the last cell. A wide board is transposed, so that the pattern databases
   for 3x4 also serve 4x3. */
#ifndef SOLVE_SLIDING_BOARD_H
#define SOLVE_SLIDING_BOARD_H

#include "arena.h"
#include "rules/sliding/sliding.h"

/* The operators are the directions in which the gap moves. */
enum { GAP_UP, GAP_LEFT, GAP_RIGHT, GAP_DOWN, DIRECTIONS };

typedef struct SlidingBoard {
    u8 width, height, cells;
    u8 transposed; /* whether the game's rows are columns here */
    u8 gap;
    u8 tile[SLIDING_CELLS];
} SlidingBoard;
STATIC_ASSERT(GAP_UP + GAP_DOWN == DIRECTIONS - 1);
STATIC_ASSERT(GAP_LEFT + GAP_RIGHT == DIRECTIONS - 1);

void board_from_game(SlidingBoard *board, const Sliding *game);

/* The mirror image of a cell across the diagonal. On a transposed board this
   is the cell in the game. */
static inline u8 board_mirror_cell(const SlidingBoard *board, u8 cell)
{
    ASSERT_SLOW(cell < board->width * board->height);
    return (u8)(cell % board->width * board->height + cell / board->width);
}

/* The cell next to this one in a direction, or NO_SPOT outside the board. */
u8 board_neighbour(const SlidingBoard *board, u8 cell, u8 way);

/* Moves the tile on a cell into the gap next to it. */
static inline void board_step(SlidingBoard *board, u8 from)
{
    ASSERT_SLOW(from < board->cells && from != board->gap);
    board->tile[board->gap] = board->tile[from];
    board->tile[from] = 0;
    board->gap = from;
}

static inline void board_walk(SlidingBoard *board, const u8 *steps, u32 count)
{
    while (count--)
        board_step(board, *steps++);
}

u8 board_is_goal(const SlidingBoard *board);
/* How many of the steps lead to the goal for the first time. If a stretch of a
   line was replaced, it may pass through the goal before the line ends. */
u32 board_count_to_goal(const SlidingBoard *board, const u8 *steps, u32 count);
/* Whether the board equals its mirror image across the diagonal. */
u8 board_is_symmetric(const SlidingBoard *board);
/* The sum of the Manhattan distances of all tiles: an admissible heuristic. */
u32 board_manhattan(const SlidingBoard *board);

/* Converts a board whose goal is _ 1 2 3 ... into the equivalent one whose
   goal is 1 2 3 ... _, by numbering cells and tiles from the other end. */
void board_from_gap_first(Sliding *game);

/* Splits the moves of a line into single steps of the gap. Returns 0 if the
   rules refuse the line, it does not win, or the steps do not fit. */
u8 board_read_line(const Question *question, const SlidingBoard *board,
                   const u16 *line, u32 length, u8 *steps, u32 room,
                   u32 *count);

/* Writes the gap's steps as the answer's line. Consecutive steps in one
   direction become one move, and the rules replay the result. */
void board_answer(const Question *question, const SlidingBoard *board,
                  const u8 *steps, u32 count, Arena *arena, Answer *answer);

#endif
