/* SPDX-License-Identifier: MIT */
/* Kulki's nine-by-nine board as the solver sees it, with a wall around it. It
   knows what a move clears and how balls drop, under the rules of every
   variant that is played on this board. Searches play millions of moves on it,
   so it stores nothing that a search does not need. */
#ifndef KULKI_GRID_H
#define KULKI_GRID_H

#include "rules/kulki/kulki.h"
#include "solve/solve.h"

enum {
    SIDE = 9,
    STRIDE = SIDE + 2,
    GRID = STRIDE * STRIDE,
    FIELD = SIDE * SIDE, /* cells of the board without the wall */
    GRID_COLOURS = 7,
    WALL = 255
};

typedef struct Grid {
    u8 cell[GRID]; /* 0 if empty, WALL, or the colour of a ball */
    u8 empty;
    u8 colours; /* number of colours that drop */
} Grid;

/* The balls of the next drop, as far as they are known. Cells and colours that
   are unknown are 0. */
typedef struct Drop {
    u8 count;
    u8 cell[KULKI_MOST_DROP], colour[KULKI_MOST_DROP];
} Drop;

/* The solver's own random numbers. The game's generator is never consulted:
   what it will bring is hidden from players. */
typedef struct Random {
    u64 state;
} Random;

u32 random_below(Random *random, u32 sides);

static inline u8 grid_cell(u8 nth)
{
    ASSERT_SLOW(nth < FIELD);
    return (u8)((nth / SIDE + 1) * STRIDE + nth % SIDE + 1);
}

static inline u8 grid_board_cell(u8 cell)
{
    ASSERT_SLOW(cell % STRIDE && cell / STRIDE);
    return (u8)((cell / STRIDE - 1) * SIDE + cell % STRIDE - 1);
}

/* Whether a game is played on this board, with no more colours than it
   supports. */
u8 grid_fits(const Kulki *game);
void grid_clear(Grid *grid, u8 colours);
void grid_read(Grid *grid, Drop *drop, const Kulki *game);

/* Moves a ball; returns the points its lines score, or 0. */
u32 grid_move(Grid *grid, u8 from, u8 to, const KulkiRules *rules);

/* Drops balls on their announced cells or else on random ones; returns the
   points their lines score. */
u32 grid_drop(Grid *grid, const Drop *drop, const KulkiRules *rules,
              Random *random);

/* Draws what the rules announce of the next drop. */
void grid_preview(Drop *drop, const Grid *grid, const KulkiRules *rules,
                  Random *random);

#endif
