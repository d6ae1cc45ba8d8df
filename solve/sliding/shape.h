/* SPDX-License-Identifier: MIT */
/* All the ways in which some tiles can lie on a board and the hole be among
   them, numbered. A *block* is a set of cells that the tiles take and one of
   the regions that they leave to the hole; within a block there is an *order*
   of the tiles, read cell by cell. A tile that goes left or right keeps the
   order; one that goes up or down jumps over the tiles between.

   Bits are kept in rows of whole bytes, one row a block. */
#ifndef SOLVE_SLIDING_SHAPE_H
#define SOLVE_SLIDING_SHAPE_H

#include "tray.h"

enum {
    SHAPE_TILES = 8,  /* at most: 8! orders have numbers of 16 bits */
    SHAPE_CELLS = 30, /* at most; a set is 32 bits */
    SHAPE_WIDTH = 5   /* at most; a jump is over four */
};

typedef struct Shape {
    u8 width, height, cells, tiles;
    u8 low_bits;
    u32 sets, blocks;
    u32 orders;
    u32 row; /* bytes */
    /* A set's number is the sum of its two halves'. */
    u32 *low, *high;
    u32 *first; /* the first block of each set */
    u8 *region; /* of each set and cell, two cells a byte */
    u8 *place;  /* of each order and tile: how many tiles lie before it */
    /* From each order, for each place a tile leaves and takes. */
    u16 *jump[SHAPE_TILES][SHAPE_TILES];
} Shape;

/* The bytes of a row for so many tiles, and how many orders these have. */
u32 orders_of(u8 tiles);

/* 0 when the arena is too small. */
u8 make_shape(Shape *shape, u8 width, u8 height, u8 tiles, Arena *arena);

static inline u32 number_of_set(const Shape *shape, u32 set)
{
    return shape->low[set & ((1U << shape->low_bits) - 1)] +
           shape->high[set >> shape->low_bits];
}

/* The next set of as many cells; the first is that of the first cells. */
static inline u32 next_set(u32 set)
{
    u32 least = set & -set;
    u32 carried = set + least;
    return carried | (set ^ carried) / least >> 2;
}

/* The cells that can be reached without leaving a set. */
u32 reach(const Shape *shape, u32 from, u32 within);

static inline u32 block_of(const Shape *shape, u32 set, u8 hole)
{
    u32 number = number_of_set(shape, set);
    u32 half = (shape->cells + 1U) / 2;
    u32 pair = shape->region[number * half + hole / 2U];
    return shape->first[number] + (pair >> (hole & 1) * 4 & 15U);
}

/* How many of four cells are taken. */
static inline u32 count_few(u32 set)
{
    return (u32)(0x4332322132212110ULL >> set * 4 & 15);
}

/* An order after the tile on one cell went to another, up or down. */
static inline u32 jump_to(const Shape *shape, u32 set, u32 order, u8 place,
                          u8 from, u8 to)
{
    u8 least = from < to ? from : to;
    u32 between = set >> (least + 1) & ((1U << (shape->width - 1)) - 1);
    u32 over = count_few(between);
    if (!over)
        return order;
    return shape->jump[place][from < to ? place + over : place - over][order];
}

u32 number_of_order(const u8 *order, u8 tiles);

#endif
