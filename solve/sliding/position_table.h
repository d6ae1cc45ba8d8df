/* SPDX-License-Identifier: MIT */
/* The distances of all positions of a small board, a byte for each. */
#ifndef SOLVE_SLIDING_POSITION_TABLE_H
#define SOLVE_SLIDING_POSITION_TABLE_H

#include "sliding.h"

enum { TABLE_CELLS = 12 };

typedef struct PositionTable {
    u8 width, height, cells;
    Metric metric;
    u64 arrangements; /* of the tiles, with the parity that the gap needs */
    u64 positions;    /* 0: too many */
    u8 *distance;     /* from the goal, by rank */
} PositionTable;

/* First measure; then lend as many bytes as there are positions. */
void position_table_measure(PositionTable *table, u8 width, u8 height,
                            Metric metric);
void position_table_fill(PositionTable *table, u8 *distance);
/* Of a board of this size that can be solved. */
u32 position_table_distance(const PositionTable *table, const Sliding *game);
/* Lays out the position of a rank, as a game in which nobody has moved. */
void position_table_board(const PositionTable *table, u64 rank, Sliding *game);

#endif
