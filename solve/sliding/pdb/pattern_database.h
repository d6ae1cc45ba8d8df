/* SPDX-License-Identifier: MIT */
/* How many times tiles of one set must at least be moved until they are home
   and the hole is where it can go home without them: one bit for each way in
   which they can lie. A move of such a tile makes that number greater or less
   by one, so that its second bit is enough to know the number after the move,
   once it is known before. Numbers of disjoint sets of tiles add up.

   With all of a board's tiles in one set the number is the distance. */
#ifndef SOLVE_SLIDING_TABLE_H
#define SOLVE_SLIDING_TABLE_H

#include "index.h"

typedef struct Table {
    const Shape *shape;
    u8 home[SHAPE_TILES]; /* of each tile, ascending */
    u8 *bits;
} Table;

/* How the tiles lie. */
typedef struct Pose {
    u32 set;
    u32 order;
    u16 value; /* moves that are needed */
} Pose;

u64 size_of_bits(const Shape *shape);

/* The byte that has the bit of an order, and where in it. */
static inline const u8 *table_byte(const Table *table, u32 block, u32 order,
                                   u8 *place)
{
    u32 number = number_of_order(table->shape, order);
    *place = number & 7;
    return table->bits + (u64)block * table->shape->row + (number >> 3);
}

static inline u32 table_bit(const Table *table, u32 block, u32 order)
{
    u8 place;
    const u8 *byte = table_byte(table, block, order, &place);
    return (u32)*byte >> place & 1;
}

/* Where a tile's move from a cell into the hole beside it leads, before the
   table has been asked. */
static inline Pose shift_pose(const Table *table, const Pose *pose, u8 tile,
                              u8 from, u8 hole)
{
    const Shape *shape = table->shape;
    Pose after = *pose;
    after.set ^= 1U << from | 1U << hole;
    if (from + 1 != hole && hole + 1 != from)
        after.order =
            jump_order(shape, pose->set, pose->order, tile, from, hole);
    return after;
}

/* What is needed after a move, of which the table told the bit. */
static inline u16 value_after(u32 value, u32 bit)
{
    return (u16)(((value + 1) >> 1 & 1) == bit ? value + 1 : value - 1);
}

/* One tile goes from a cell into the hole beside it. */
static inline Pose move_in_pose(const Table *table, const Pose *pose, u8 tile,
                                u8 from, u8 hole)
{
    Pose after = shift_pose(table, pose, tile, from, hole);
    u32 block = block_of(table->shape, after.set, from);
    after.value =
        value_after(pose->value, table_bit(table, block, after.order));
    return after;
}

/* How the table's tiles lie on a board, given the cell of each of the board's
   tiles and of the hole at 0. */
Pose find_pose(const Table *table, const u8 *cell_of);

/* Building goes depth by depth. In each depth every slice of the blocks is
   grown once, by whatever thread; then, when all are, the build deepens. */
typedef struct Build {
    Table *table;
    u8 *seen, *edge; /* bits: were reached, were reached last */
    u8 *marks;
    u32 *set; /* of each block */
    u32 depth;
} Build;

u8 begin_build(Build *build, Table *table, Arena *arena);
/* Whether any position was new. */
u8 grow_build(Build *build, u32 slice, u32 slices);
/* All of it by one thread. */
u8 build_table(Table *table, Arena arena);

#endif
