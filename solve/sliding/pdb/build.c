/* SPDX-License-Identifier: MIT */
/* Tables grow from the goal backwards. All positions of a block are at odd
   distances or all at even ones, so that a block that grows reads only blocks
   that don't. */
#include "pattern_database.h"

#include <string.h>

enum { ODD = 1, LIVE = 2, DONE = 4 };

enum { MOST_ROW = 5040 };

typedef struct Growth {
    const Build *build;
    u32 block;
    u32 set, region;
    u8 row[MOST_ROW];
} Growth;

u64 size_of_bits(const Shape *shape)
{
    return (u64)shape->blocks * shape->row;
}

/* --------------------------------------------------------------- starts */

static u8 is_odd(const Shape *shape, u32 set)
{
    u32 sum = 0;
    u32 cell;
    for (cell = 0; cell < shape->cells; cell++)
        if (set >> cell & 1)
            sum += cell % shape->width + cell / shape->width;
    return sum & 1;
}

static u32 home_set(const Table *table)
{
    u32 set = 0;
    u8 i;
    for (i = 0; i < table->shape->tiles; i++)
        set |= 1U << table->home[i];
    return set;
}

static void mark_blocks(Build *build)
{
    const Shape *shape = build->table->shape;
    u8 odd = is_odd(shape, home_set(build->table));
    u32 set = (1U << shape->tiles) - 1;
    u32 block = 0;
    u32 number;
    for (number = 1; number <= shape->sets; number++, set = next_set(set)) {
        u32 end = number < shape->sets
                      ? first_block(shape->records + number * shape->record)
                      : shape->blocks;
        u8 mark = is_odd(shape, set) == odd ? 0 : ODD;
        for (; block < end; block++) {
            build->set[block] = set;
            build->marks[block] = mark;
        }
    }
}

u8 begin_build(Build *build, Table *table, Arena *arena)
{
    const Shape *shape = table->shape;
    u64 size = size_of_bits(shape);
    u32 goal = block_of(shape, home_set(table), (u8)(shape->cells - 1));
    build->table = table;
    build->depth = 0;
    build->seen = take(arena, size, 1);
    build->edge = take(arena, size, 1);
    build->marks = take(arena, shape->blocks, 1);
    build->set = take(arena, shape->blocks, sizeof *build->set);
    if (!build->seen || !build->edge || !build->marks || !build->set)
        return 0;
    memset(table->bits, 0, (size_t)size);
    memset(build->seen, 0, (size_t)size);
    mark_blocks(build);
    memset(build->edge + (u64)goal * shape->row, 0, shape->row);
    build->edge[(u64)goal * shape->row] = 1;
    build->seen[(u64)goal * shape->row] = 1;
    build->marks[goal] |= LIVE;
    return 1;
}

/* --------------------------------------------------------------- growth */

static u64 load_word(const u8 *at)
{
    return (u64)at[0] | (u64)at[1] << 8 | (u64)at[2] << 16 | (u64)at[3] << 24 |
           (u64)at[4] << 32 | (u64)at[5] << 40 | (u64)at[6] << 48 |
           (u64)at[7] << 56;
}

static void scatter(u8 *row, u64 word, const u16 *jump)
{
    for (; word; word &= word - 1) {
        u32 order = jump[__builtin_ctzll(word)];
        row[order >> 3] |= (u8)(1 << (order & 7));
    }
}

static void add_jumped(Growth *growth, const u8 *from, const u16 *jump)
{
    u32 size = growth->build->table->shape->row;
    u32 i;
    for (i = 0; i + 8 <= size; i += 8)
        scatter(growth->row, load_word(from + i), jump + 8 * i);
    for (; i < size; i++)
        scatter(growth->row, from[i], jump + 8 * i);
}

static void add_row(Growth *growth, const u8 *from)
{
    u32 size = growth->build->table->shape->row;
    u32 i;
    for (i = 0; i < size; i++)
        growth->row[i] |= from[i];
}

static u32 count_before(u32 set, u8 cell)
{
    u32 count = 0;
    for (set &= (1U << cell) - 1; set; set &= set - 1)
        count++;
    return count;
}

/* What comes from the block in which the tile of one cell lies on another. */
static void add_source(Growth *growth, u8 cell, u8 other)
{
    const Build *build = growth->build;
    const Shape *shape = build->table->shape;
    u32 set = growth->set ^ (1U << cell | 1U << other);
    u32 source = block_of(shape, set, cell);
    const u8 *from = build->edge + (u64)source * shape->row;
    u32 place = count_before(growth->set, cell);
    u32 before = count_before(set, other);
    if (!(build->marks[source] & LIVE))
        return;
    if (place == before)
        add_row(growth, from);
    else
        add_jumped(growth, from, shape->jump[before][place]);
}

static u32 region_of(const Shape *shape, u32 set, u32 block)
{
    u8 cell = 0;
    while (set >> cell & 1 || block_of(shape, set, cell) != block)
        cell++;
    return reach(shape, 1U << cell, ~set & ((1U << shape->cells) - 1));
}

static void add_sources_of(Growth *growth, u8 cell)
{
    const Shape *shape = growth->build->table->shape;
    u8 width = shape->width;
    u32 region = growth->region;
    if (cell >= width && region >> (cell - width) & 1)
        add_source(growth, cell, (u8)(cell - width));
    if (cell + width < shape->cells && region >> (cell + width) & 1)
        add_source(growth, cell, (u8)(cell + width));
    if (cell % width && region >> (cell - 1) & 1)
        add_source(growth, cell, (u8)(cell - 1));
    if ((cell + 1) % width && region >> (cell + 1) & 1)
        add_source(growth, cell, (u8)(cell + 1));
}

/* Whether the row has anything new, and whether all has been seen now. */
static u8 settle_row(const Growth *growth)
{
    const Build *build = growth->build;
    const Shape *shape = build->table->shape;
    u64 at = (u64)growth->block * shape->row;
    u8 *seen = build->seen + at;
    u8 *edge = build->edge + at;
    u8 *bits = build->table->bits + at;
    u8 mask = (u8)((build->depth + 1) >> 1 & 1 ? 255 : 0);
    u8 any = 0;
    u8 all = 255;
    u32 i;
    for (i = 0; i < shape->row; i++) {
        u8 fresh = growth->row[i] & (u8)~seen[i];
        edge[i] = fresh;
        seen[i] |= fresh;
        bits[i] |= fresh & mask;
        any |= fresh;
        all &= seen[i];
    }
    return (u8)((any ? LIVE : 0) | (all == 255 ? DONE : 0));
}

static u8 grow_block(Growth *growth, u32 block)
{
    const Build *build = growth->build;
    const Shape *shape = build->table->shape;
    u8 cell;
    growth->block = block;
    growth->set = build->set[block];
    growth->region = region_of(shape, growth->set, block);
    memset(growth->row, 0, shape->row);
    for (cell = 0; cell < shape->cells; cell++)
        if (growth->set >> cell & 1)
            add_sources_of(growth, cell);
    return settle_row(growth);
}

u8 grow_build(Build *build, u32 slice, u32 slices)
{
    u32 blocks = build->table->shape->blocks;
    u32 block = (u32)((u64)blocks * slice / slices);
    u32 end = (u32)((u64)blocks * (slice + 1) / slices);
    Growth growth;
    u8 any = 0;
    growth.build = build;
    for (; block < end; block++) {
        u8 *mark = &build->marks[block];
        if ((*mark ^ build->depth) & ODD) {
            *mark &= (u8)~LIVE;
            if (!(*mark & DONE))
                *mark |= grow_block(&growth, block);
            any |= *mark & LIVE;
        }
    }
    return any;
}

u8 build_table(Table *table, Arena arena)
{
    Build build;
    if (!begin_build(&build, table, &arena))
        return 0;
    while (grow_build(&build, 0, 1))
        build.depth++;
    return 1;
}
