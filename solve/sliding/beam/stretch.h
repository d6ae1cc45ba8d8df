/* SPDX-License-Identifier: MIT */
/* A stretch of a line leads from one board to another. If each tile is renamed
   after the cell where it ends, the second board becomes the goal, and a
   search can look for a shorter way. If the gap ends in another corner than
   the last, the board is also turned. */
#ifndef SOLVE_SLIDING_STRETCH_H
#define SOLVE_SLIDING_STRETCH_H

#include "solve/sliding/board.h"

/* Which lines of a board change places with those of the other side. */
enum { STRETCH_ROWS = 1, STRETCH_COLUMNS = 2, STRETCH_CELLS = 4 };

/* Whether the gap is in a corner; "turn" gets the flags that make this corner
   the last cell. */
u8 stretch_ends_well(const SlidingBoard *end, u8 *turn);

/* The cell that takes a cell's place. On a square board STRETCH_CELLS mirrors
   the result across the diagonal. */
u8 stretch_turn_cell(const SlidingBoard *board, u8 cell, u8 turn);

/* Lays "start" so that "end" becomes the goal. */
void stretch_lay(const SlidingBoard *start, const SlidingBoard *end, u8 turn,
                 SlidingBoard *board);

#endif
