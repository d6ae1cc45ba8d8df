/* SPDX-License-Identifier: MIT */
/* The number of moves that one way to lie needs, found by walking home: from
   any position there is one that is nearer, and its bit tells. */
#include "pattern_database.h"

typedef struct Walk {
    const Table *table;
    Pose pose;
    u32 region;
    u8 hole;
} Walk;

static u8 is_home(const Walk *walk)
{
    const Table *table = walk->table;
    u8 i = 0;
    if (number_of_order(table->shape, walk->pose.order) ||
        !(walk->region >> (table->shape->cells - 1) & 1))
        return 0;
    while (i < table->shape->tiles && walk->pose.set >> table->home[i] & 1)
        i++;
    return i == table->shape->tiles;
}

static void find_region(Walk *walk)
{
    const Shape *shape = walk->table->shape;
    u32 empty = ~walk->pose.set & ((1U << shape->cells) - 1);
    walk->region = reach(shape, 1U << walk->hole, empty);
}

static u8 tile_at(const Walk *walk, u8 cell)
{
    u32 before = walk->pose.set & ((1U << cell) - 1);
    u32 order = walk->pose.order;
    for (; before; before &= before - 1)
        order >>= PLACE_BITS;
    return (u8)(order & ((1U << PLACE_BITS) - 1));
}

/* The tile of one cell goes to another if that brings it nearer. */
static u8 try_move(Walk *walk, u8 from, u8 to)
{
    u16 value = walk->pose.value;
    Pose after;
    if (!(walk->region >> to & 1))
        return 0;
    after =
        move_in_pose(walk->table, &walk->pose, tile_at(walk, from), from, to);
    if (after.value > value)
        return 0;
    walk->pose = after;
    walk->hole = from;
    return 1;
}

static u8 try_moves(Walk *walk, u8 from)
{
    const Shape *shape = walk->table->shape;
    u8 width = shape->width;
    return (from >= width && try_move(walk, from, (u8)(from - width))) ||
           (from % width && try_move(walk, from, (u8)(from - 1))) ||
           ((from + 1) % width && try_move(walk, from, (u8)(from + 1))) ||
           (from + width < shape->cells &&
            try_move(walk, from, (u8)(from + width)));
}

static void step_home(Walk *walk)
{
    u8 cell = 0;
    while (!(walk->pose.set >> cell & 1) || !try_moves(walk, cell))
        cell++;
    find_region(walk);
}

/* Whether an even number of moves is needed, like the distance by rows and
   columns, and its second bit: a number that is right but for some fours. */
static u16 guess_value(const Walk *walk, u8 odd)
{
    const Shape *shape = walk->table->shape;
    u32 block = block_of(shape, walk->pose.set, walk->hole);
    u32 bit = table_bit(walk->table, block, walk->pose.order);
    return (u16)(4096 + 2 * bit + odd);
}

static u8 steps_to(u8 cell, u8 width)
{
    return (u8)(cell % width + cell / width);
}

static void lay_pose(Walk *walk, const u8 *cell_of, u8 *odd)
{
    const Table *table = walk->table;
    u8 width = table->shape->width;
    u8 order[SHAPE_TILES];
    u8 count = 0;
    u8 cell, i;
    walk->pose.set = 0;
    *odd = 0;
    for (cell = 0; cell < table->shape->cells; cell++)
        for (i = 0; i < table->shape->tiles; i++) {
            u8 home = table->home[i];
            if (cell_of[home + 1] != cell)
                continue;
            order[count++] = i;
            walk->pose.set |= 1U << cell;
            *odd = (u8)(*odd ^
                        ((steps_to(home, width) ^ steps_to(cell, width)) & 1));
        }
    walk->pose.order = pack_order(order, table->shape->tiles);
}

Pose find_pose(const Table *table, const u8 *cell_of)
{
    Walk walk;
    Pose pose;
    u8 odd;
    walk.table = table;
    walk.hole = cell_of[0];
    lay_pose(&walk, cell_of, &odd);
    walk.pose.value = guess_value(&walk, odd);
    find_region(&walk);
    pose = walk.pose;
    while (!is_home(&walk))
        step_home(&walk);
    pose.value = (u16)(pose.value - walk.pose.value);
    return pose;
}
