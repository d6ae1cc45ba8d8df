/* SPDX-License-Identifier: MIT */
/* Turns pairs into moves of the rules, and checks them by playing them. */
#ifndef SOLVE_MAHJONG_SOLUTION_H
#define SOLVE_MAHJONG_SOLUTION_H

#include "tile_board.h"

typedef struct TileLine {
    Mahjong game; /* the game after the moves so far */
    u16 move[MAHJONG_TILES / 2];
    u8 count;
} TileLine;

/* Returns 1 if these partners, and any for the other tiles, win the game. */
u8 tile_line_write(TileLine *line, const TileBoard *board,
                   const Partners partners);

#endif
