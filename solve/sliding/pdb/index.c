/* SPDX-License-Identifier: MIT */
/* Numbers for sets of cells, regions and orders. */
#include "index.h"

#include <string.h>

u32 orders_of(u8 tiles)
{
    u32 orders = 1;
    while (tiles > 1)
        orders *= tiles--;
    return orders;
}

/* ----------------------------------------------------------------- sets */

static u32 choose(u32 from, u32 count)
{
    u64 ways = 1;
    u32 i;
    if (count > from)
        return 0;
    for (i = 0; i < count; i++)
        ways = ways * (from - i) / (i + 1);
    return (u32)ways;
}

static u8 count_bits(u32 set)
{
    u8 count = 0;
    for (; set; set &= set - 1)
        count++;
    return count;
}

/* The nth cell of a set, from 1, adds the number of sets of n cells that are
   all before it. */
static u32 number_part(u32 part, u32 shift, u32 nth)
{
    u32 number = 0;
    u32 cell;
    for (cell = 0; part >> cell; cell++)
        if (part >> cell & 1)
            number += choose(cell + shift, nth++);
    return number;
}

static u8 number_sets(Shape *shape, Arena *arena)
{
    u32 lows = 1U << shape->low_bits;
    u32 highs = 1U << (shape->cells - shape->low_bits);
    u32 i;
    shape->low = take(arena, lows, sizeof *shape->low);
    shape->high = take(arena, highs, sizeof *shape->high);
    if (!shape->low || !shape->high)
        return 0;
    for (i = 0; i < lows; i++)
        shape->low[i] = number_part(i, 0, 1);
    for (i = 0; i < highs; i++) {
        u8 count = count_bits(i);
        shape->high[i] = 0;
        if (count <= shape->tiles)
            shape->high[i] =
                number_part(i, shape->low_bits, shape->tiles - count + 1U);
    }
    return 1;
}

/* -------------------------------------------------------------- regions */

u32 reach(const Shape *shape, u32 from, u32 within)
{
    u32 before;
    u8 width = shape->width;
    u32 column = 0;
    u8 row;
    for (row = 0; row < shape->height; row++)
        column |= 1U << row * width;
    do {
        before = from;
        from |= (from << width | from >> width) & within;
        from |= ((from & ~column) >> 1 | (from << 1 & ~column)) & within;
    } while (from != before);
    return from;
}

static u32 all_cells(const Shape *shape)
{
    return (1U << shape->cells) - 1;
}

static void write_first(u8 *record, u32 block)
{
    u8 i;
    for (i = 0; i < FIRST_SIZE; i++)
        record[i] = (u8)(block >> 8 * i);
}

static u32 number_regions(const Shape *shape, u32 set, u8 *regions)
{
    u32 empty = ~set & all_cells(shape);
    u32 count = 0;
    while (empty) {
        u32 region = reach(shape, empty & -empty, empty);
        u8 cell;
        for (cell = 0; cell < shape->cells; cell++)
            if (region >> cell & 1)
                regions[cell / 2] |= (u8)(count << (cell & 1) * 4);
        empty &= ~region;
        count++;
    }
    return count;
}

static u8 number_blocks(Shape *shape, Arena *arena)
{
    u32 set = (1U << shape->tiles) - 1;
    u8 *record;
    u32 i;
    shape->sets = choose(shape->cells, shape->tiles);
    shape->record = FIRST_SIZE + (shape->cells + 1U) / 2;
    record = shape->records = take(arena, shape->sets, shape->record);
    if (!record)
        return 0;
    memset(record, 0, (size_t)shape->sets * shape->record);
    shape->blocks = 0;
    for (i = 0; i < shape->sets; i++, set = next_set(set)) {
        write_first(record, shape->blocks);
        shape->blocks += number_regions(shape, set, record + FIRST_SIZE);
        record += shape->record;
    }
    return 1;
}

/* --------------------------------------------------------------- orders */

static u32 count_order(const u8 *order, u8 tiles)
{
    u32 number = 0;
    u8 i, k;
    for (i = 0; i < tiles; i++) {
        number *= (u32)(tiles - i);
        for (k = (u8)(i + 1); k < tiles; k++)
            number += order[k] < order[i];
    }
    return number;
}

static void order_of(u32 number, u8 *order, u8 tiles)
{
    u8 *first = order + tiles;
    u32 rest;
    for (rest = 1; rest <= tiles; rest++, number /= rest - 1) {
        u32 k;
        *--first = (u8)(number % rest);
        for (k = 1; k < rest; k++)
            first[k] = (u8)(first[k] + (first[k] >= *first));
    }
}

static void fill_swap(const Shape *shape, u8 at)
{
    u8 order[SHAPE_TILES];
    u32 i;
    for (i = 0; i < shape->orders; i++) {
        u8 first;
        order_of(i, order, shape->tiles);
        first = order[at];
        order[at] = order[at + 1];
        order[at + 1] = first;
        shape->jump[at][at + 1][i] = shape->jump[at + 1][at][i] =
            (u16)count_order(order, shape->tiles);
    }
}

/* A long jump is a shorter one and a swap. */
static void fill_jump(const Shape *shape, u8 from, u8 to)
{
    u8 near = (u8)(from < to ? to - 1 : to + 1);
    const u16 *jump = shape->jump[from][near];
    const u16 *swap = shape->jump[near][to];
    u32 i;
    for (i = 0; i < shape->orders; i++)
        shape->jump[from][to][i] = swap[jump[i]];
}

static u8 fill_jumps_over(Shape *shape, u8 over, Arena *arena)
{
    u8 at;
    for (at = 0; at + over < shape->tiles; at++) {
        u8 to = (u8)(at + over);
        shape->jump[at][to] = take(arena, shape->orders, sizeof(u16));
        shape->jump[to][at] = take(arena, shape->orders, sizeof(u16));
        if (!shape->jump[at][to] || !shape->jump[to][at])
            return 0;
        if (over == 1)
            fill_swap(shape, at);
        else {
            fill_jump(shape, at, to);
            fill_jump(shape, to, at);
        }
    }
    return 1;
}

/* Numbers of orders that begin alike follow each other. */
static void fill_parts(Shape *shape)
{
    u32 number;
    u32 rest = orders_of((u8)(shape->tiles > 4 ? shape->tiles - 4 : 0));
    for (number = 0; number < shape->orders; number++) {
        u8 order[SHAPE_TILES];
        u32 packed;
        order_of(number, order, shape->tiles);
        packed = pack_order(order, shape->tiles);
        shape->tail[packed >> HEAD_BITS] = (u8)(number % rest);
        shape->head[packed & ((1U << HEAD_BITS) - 1)] =
            (u16)(number - number % rest);
    }
}

u32 pack_order(const u8 *order, u8 tiles)
{
    u32 packed = 0;
    while (tiles--)
        packed = packed << PLACE_BITS | order[tiles];
    return packed;
}

static u8 number_orders(Shape *shape, Arena *arena)
{
    u32 bits = (u32)shape->tiles * PLACE_BITS;
    u32 rest = bits > HEAD_BITS ? bits - HEAD_BITS : 0;
    u8 over;
    shape->head = take(arena, 1 << HEAD_BITS, sizeof *shape->head);
    shape->tail = take(arena, 1U << rest, sizeof *shape->tail);
    if (!shape->head || !shape->tail)
        return 0;
    fill_parts(shape);
    for (over = 1; over < shape->width && over < shape->tiles; over++)
        if (!fill_jumps_over(shape, over, arena))
            return 0;
    return 1;
}

u8 make_shape(Shape *shape, u8 width, u8 height, u8 tiles, Arena *arena)
{
    memset(shape, 0, sizeof *shape);
    shape->width = width;
    shape->height = height;
    shape->cells = (u8)(width * height);
    shape->tiles = tiles;
    shape->low_bits = (u8)((shape->cells + 1) / 2);
    shape->orders = orders_of(tiles);
    shape->row = (shape->orders + 7) / 8;
    return number_sets(shape, arena) && number_blocks(shape, arena) &&
           number_orders(shape, arena);
}
