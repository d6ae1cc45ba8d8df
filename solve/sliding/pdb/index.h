/* SPDX-License-Identifier: MIT */
/* All the ways in which some tiles can lie on a board and the hole be among
   them, numbered. A *block* is a set of cells that the tiles take and one of
   the regions that they leave to the hole; within a block there is an *order*
   of the tiles, read cell by cell. A tile that goes left or right keeps the
   order; one that goes up or down jumps over the tiles between.

   Bits are kept in rows of whole bytes, one row a block. */
#ifndef SOLVE_SLIDING_SHAPE_H
#define SOLVE_SLIDING_SHAPE_H

#include "solve/sliding/board.h"

enum {
    SHAPE_TILES = 8,  /* at most: 8! orders have numbers of 16 bits */
    PLACE_BITS = 3,   /* of an order: the tile on each place, first lowest */
    HEAD_BITS = 12,   /* the first four places */
    FIRST_SIZE = 3,   /* the bytes of a record's first block */
    SHAPE_CELLS = 30, /* at most; a set is 32 bits */
    SHAPE_WIDTH = 5   /* at most; a jump is over four */
};

typedef struct Shape {
    u8 width, height, cells, tiles;
    u8 low_bits;
    u32 sets, blocks;
    u32 orders;
    u32 row; /* bytes */
    /* A set's number is the sum of its two halves', and an order's, too. */
    u32 *low, *high;
    u16 *head;
    u8 *tail;
    /* Of each set a record: its first block, low byte first, and the region of
       each cell, two cells a byte. */
    u8 *records;
    u32 record; /* bytes */
    /* For building: from each order's number, for each place a tile leaves and
       takes. */
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

static inline u32 first_block(const u8 *record)
{
    return ((u32)record[0] | (u32)record[1] << 8 | (u32)record[2] << 16 |
            (u32)record[3] << 24) &
           0xFFFFFF; /* read at once, and the last byte left */
}

static inline u32 block_of(const Shape *shape, u32 set, u8 hole)
{
    const u8 *record =
        shape->records + (u64)number_of_set(shape, set) * shape->record;
    u32 pair = record[FIRST_SIZE + hole / 2U];
    return first_block(record) + (pair >> (hole & 1) * 4 & 15U);
}

static inline u32 number_of_order(const Shape *shape, u32 order)
{
    return (u32)shape->head[order & ((1U << HEAD_BITS) - 1)] +
           shape->tail[order >> HEAD_BITS];
}

/* How many of four cells are taken. */
static inline u32 count_few(u32 set)
{
    return (u32)(0x4332322132212110ULL >> set * 4 & 15);
}

/* The bit where a tile's place in an order begins: the lowest one of those
   that become zero when each is compared with the tile. */
static inline u32 find_place(u32 order, u8 tile)
{
    static const u32 ones = 011111111;
    u32 other = order ^ tile * ones;
    return (u32)__builtin_ctz((other - ones) & ~other & ones << 2) - 2;
}

/* An order after a tile went past some others. */
static inline u32 pass_up(u32 order, u8 tile, u32 over)
{
    u32 at = find_place(order, tile);
    u32 mask = (1U << (over + 1) * PLACE_BITS) - 1;
    u32 some = order >> at & mask;
    u32 after = some >> PLACE_BITS | (u32)tile << over * PLACE_BITS;
    return order ^ (some ^ after) << at;
}

static inline u32 pass_down(u32 order, u8 tile, u32 over)
{
    u32 at = find_place(order, tile) - over * PLACE_BITS;
    u32 mask = (1U << (over + 1) * PLACE_BITS) - 1;
    u32 some = order >> at & mask;
    u32 after = (some << PLACE_BITS | tile) & mask;
    return order ^ (some ^ after) << at;
}

/* An order after a tile went from one cell to another, up or down. */
static inline u32 jump_order(const Shape *shape, u32 set, u32 order, u8 tile,
                             u8 from, u8 to)
{
    u8 least = from < to ? from : to;
    u32 between = set >> (least + 1) & ((1U << (shape->width - 1)) - 1);
    u32 over = count_few(between);
    return from < to ? pass_up(order, tile, over)
                     : pass_down(order, tile, over);
}

u32 pack_order(const u8 *order, u8 tiles);

#endif
