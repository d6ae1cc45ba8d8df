/* SPDX-License-Identifier: MIT */
/* Pairs as moves of the rules, played as they are written. */
#ifndef SOLVE_MAHJONG_SOLUTION_H
#define SOLVE_MAHJONG_SOLUTION_H

#include "tile_board.h"

typedef struct TileLine {
    Mahjong game; /* after the moves so far */
    u16 move[MAHJONG_TILES / 2];
    u8 count;
} TileLine;

/* Whether these partners, and any for the rest, win the game. */
u8 tile_line_write(TileLine *line, const TileBoard *board,
                   const Partners partners);

#endif
