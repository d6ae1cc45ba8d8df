/* SPDX-License-Identifier: MIT */
/* A board as the searches see it: never wider than high, with the hole's home
   in the last cell. A wide board is transposed, so that a pattern database for
   3x4 serves 4x3 too. */
#ifndef SOLVE_SLIDING_BOARD_H
#define SOLVE_SLIDING_BOARD_H

#include "arena.h"
#include "rules/sliding/sliding.h"

/* The operators: where the hole goes. */
enum { HOLE_UP, HOLE_LEFT, HOLE_RIGHT, HOLE_DOWN, DIRECTIONS };

typedef struct SlidingBoard {
    u8 width, height, cells;
    u8 transposed; /* the game's rows are columns here */
    u8 hole;
    u8 tile[SLIDING_CELLS];
} SlidingBoard;

void board_from_game(SlidingBoard *board, const Sliding *game);

/* The cell on the other side of the diagonal; of a turned board, a cell of
   the game. */
static inline u8 board_mirror_cell(const SlidingBoard *board, u8 cell)
{
    return (u8)(cell % board->width * board->height + cell / board->width);
}

/* The cell beside one in a direction, or NO_SPOT beyond the rim. */
u8 board_neighbour(const SlidingBoard *board, u8 cell, u8 way);

/* The tile on that cell moves into the hole. */
static inline void board_step(SlidingBoard *board, u8 from)
{
    board->tile[board->hole] = board->tile[from];
    board->tile[from] = 0;
    board->hole = from;
}

u8 board_is_goal(const SlidingBoard *board);
/* Whether mirroring along the diagonal maps the board to itself. */
u8 board_is_symmetric(const SlidingBoard *board);
/* The sum of all tiles' Manhattan distances. */
u32 board_manhattan(const SlidingBoard *board);

/* Converts a board whose goal is _ 1 2 3 ... into the equivalent one whose
   goal is 1 2 3 ... _, by counting cells and tiles from the other end. */
void board_from_gap_first(Sliding *game);

/* Splits a line of the rules' moves into the hole's single steps; 0 when the
   rules refuse it, it doesn't win, or there is no room. */
u8 board_read_line(const Question *question, const SlidingBoard *board,
                   const u16 *line, u32 length, u8 *steps, u32 room,
                   u32 *count);

/* Answers with the hole's steps, joining those in one row or column into one
   move, and replays them by the rules. */
void board_answer(const Question *question, const SlidingBoard *board,
                  const u8 *steps, u32 count, Arena *arena, Answer *answer);

#endif
