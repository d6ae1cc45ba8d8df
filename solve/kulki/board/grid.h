/* SPDX-License-Identifier: MIT */
/* Kulki's board of nine by nine with a wall around it: what can be reached,
   what a move clears, how balls drop. Fast, and by the rules of all of the
   family that play on this board. */
#ifndef KULKI_GRID_H
#define KULKI_GRID_H

#include "rules/kulki/kulki.h"
#include "solve/solve.h"

enum {
    SIDE = 9,
    STRIDE = SIDE + 2,
    GRID = STRIDE * STRIDE,
    FIELD = SIDE * SIDE, /* cells that balls can stand on */
    GRID_COLOURS = 7,
    WALL = 255
};

typedef struct Grid {
    u8 cell[GRID]; /* 0 empty, else the colour, or WALL */
    u8 empty;
    u8 colours; /* colours that drop */
} Grid;

/* Balls that will drop, as far as they are known: a cell or 0, a colour or
   0. */
typedef struct Drop {
    u8 count;
    u8 cell[KULKI_MOST_DROP], colour[KULKI_MOST_DROP];
} Drop;

/* The solver's own random numbers: the game's generator is never asked. */
typedef struct Random {
    u64 state;
} Random;

u32 random_below(Random *random, u32 sides);

static inline u8 grid_cell(u8 nth)
{
    return (u8)((nth / SIDE + 1) * STRIDE + nth % SIDE + 1);
}

static inline u8 grid_board_cell(u8 cell)
{
    return (u8)((cell / STRIDE - 1) * SIDE + cell % STRIDE - 1);
}

/* Whether a game is played on this board with colours that it knows. */
u8 grid_fits(const Kulki *game);
void grid_clear(Grid *grid, u8 colours);
void grid_read(Grid *grid, Drop *drop, const Kulki *game);

/* Removes the lines that lead through cells just filled and tells what they
   pay; 0 when there are none. */
u32 grid_clear_lines(Grid *grid, const u8 *filled, u8 count,
                     const KulkiRules *rules);

/* Moves a ball; what its lines pay, or 0. */
u32 grid_move(Grid *grid, u8 from, u8 to, const KulkiRules *rules);

/* Lets balls drop where they are known to, else anywhere; what their lines
   pay. */
u32 grid_drop(Grid *grid, const Drop *drop, const KulkiRules *rules,
              Random *random);

/* Draws what the rules announce of the next drop. */
void grid_preview(Drop *drop, const Grid *grid, const KulkiRules *rules,
                  Random *random);

#endif
