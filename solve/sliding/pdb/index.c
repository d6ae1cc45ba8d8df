/* SPDX-License-Identifier: MIT */
/* Ranks sets of cells, regions and permutations, and fills the tables that
   make ranking fast. */
#include "index.h"

#include <string.h>

static u32 factorial(u8 tiles)
{
    u32 permutations = 1;
    ASSERT(tiles <= PATTERN_TILES || tiles <= 12);
    while (tiles > 1)
        permutations *= tiles--;
    return permutations;
}

/* ------------------------------------------------------------------ sets */

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

/* The combinatorial number system: the nth cell of a set, counted from 1, adds
   the number of sets of n cells that all lie before it. */
static u32 rank_part(u32 part, u32 shift, u32 nth)
{
    u32 number = 0;
    u32 cell;
    for (cell = 0; part >> cell; cell++)
        if (part >> cell & 1)
            number += choose(cell + shift, nth++);
    return number;
}

static u8 rank_sets(PatternIndex *index, Arena *arena)
{
    u32 lows = 1U << index->low_bits;
    u32 highs = 1U << (index->cells - index->low_bits);
    u32 i;
    index->low = take(arena, lows, sizeof *index->low);
    index->high = take(arena, highs, sizeof *index->high);
    if (!index->low || !index->high)
        return 0;
    for (i = 0; i < lows; i++)
        index->low[i] = rank_part(i, 0, 1);
    for (i = 0; i < highs; i++) {
        u8 count = count_bits(i);
        index->high[i] = 0;
        if (count <= index->tiles)
            index->high[i] =
                rank_part(i, index->low_bits, index->tiles - count + 1U);
    }
    return 1;
}

/* --------------------------------------------------------------- regions */

u32 pattern_index_reachable(const PatternIndex *index, u32 from, u32 within)
{
    u32 before;
    u8 width = index->width;
    u32 column = 0;
    u8 row;
    for (row = 0; row < index->height; row++)
        column |= 1U << row * width;
    do {
        before = from;
        from |= (from << width | from >> width) & within;
        from |= ((from & ~column) >> 1 | (from << 1 & ~column)) & within;
    } while (from != before);
    return from;
}

static u32 all_cells(const PatternIndex *index)
{
    return (1U << index->cells) - 1;
}

static void write_first(u8 *record, u32 block)
{
    u8 i;
    for (i = 0; i < FIRST_SIZE; i++)
        record[i] = (u8)(block >> 8 * i);
}

static u32 number_regions(const PatternIndex *index, u32 set, u8 *regions)
{
    u32 empty = ~set & all_cells(index);
    u32 count = 0;
    while (empty) {
        u32 region = pattern_index_reachable(index, empty & -empty, empty);
        u8 cell;
        for (cell = 0; cell < index->cells; cell++)
            if (region >> cell & 1)
                regions[cell / 2] |= (u8)(count << (cell & 1) * 4);
        empty &= ~region;
        count++;
    }
    ASSERT(count <= 16);
    return count;
}

static u8 number_blocks(PatternIndex *index, Arena *arena)
{
    u32 set = (1U << index->tiles) - 1;
    u8 *record;
    u32 i;
    index->sets = choose(index->cells, index->tiles);
    index->record = FIRST_SIZE + (index->cells + 1U) / 2;
    record = index->records = take(arena, index->sets, index->record);
    if (!record)
        return 0;
    memset(record, 0, (size_t)index->sets * index->record);
    index->blocks = 0;
    for (i = 0; i < index->sets; i++, set = next_set(set)) {
        write_first(record, index->blocks);
        index->blocks += number_regions(index, set, record + FIRST_SIZE);
        record += index->record;
    }
    ASSERT(set >> index->cells);
    return 1;
}

/* ---------------------------------------------------------- permutations */

static u32 rank_permutation(const u8 *permutation, u8 tiles)
{
    u32 number = 0;
    u8 i, k;
    ASSERT_SLOW(tiles <= PATTERN_TILES);
    for (i = 0; i < tiles; i++) {
        number *= (u32)(tiles - i);
        for (k = (u8)(i + 1); k < tiles; k++)
            number += permutation[k] < permutation[i];
    }
    return number;
}

static void unrank_permutation(u32 number, u8 *permutation, u8 tiles)
{
    u8 *first = permutation + tiles;
    u32 rest;
    ASSERT_SLOW(tiles <= PATTERN_TILES);
    for (rest = 1; rest <= tiles; rest++, number /= rest - 1) {
        u32 k;
        *--first = (u8)(number % rest);
        for (k = 1; k < rest; k++)
            first[k] = (u8)(first[k] + (first[k] >= *first));
    }
}

static void fill_swap(const PatternIndex *index, u8 at)
{
    u8 permutation[PATTERN_TILES] = {0};
    u32 i;
    ASSERT(at + 1 < index->tiles);
    for (i = 0; i < index->permutations; i++) {
        u8 first;
        unrank_permutation(i, permutation, index->tiles);
        first = permutation[at];
        permutation[at] = permutation[at + 1];
        permutation[at + 1] = first;
        index->jump[at][at + 1][i] = index->jump[at + 1][at][i] =
            (u16)rank_permutation(permutation, index->tiles);
    }
}

/* A long jump is a shorter jump and a swap. */
static void fill_jump(const PatternIndex *index, u8 from, u8 to)
{
    u8 near = (u8)(from < to ? to - 1 : to + 1);
    const u16 *jump = index->jump[from][near];
    const u16 *swap = index->jump[near][to];
    u32 i;
    ASSERT(from != to);
    for (i = 0; i < index->permutations; i++)
        index->jump[from][to][i] = swap[jump[i]];
}

static u8 fill_jumps_over(PatternIndex *index, u8 over, Arena *arena)
{
    u8 at;
    for (at = 0; at + over < index->tiles; at++) {
        u8 to = (u8)(at + over);
        index->jump[at][to] = take(arena, index->permutations, sizeof(u16));
        index->jump[to][at] = take(arena, index->permutations, sizeof(u16));
        if (!index->jump[at][to] || !index->jump[to][at])
            return 0;
        if (over == 1)
            fill_swap(index, at);
        else {
            fill_jump(index, at, to);
            fill_jump(index, to, at);
        }
    }
    return 1;
}

/* Permutations with the same beginning have consecutive ranks. */
static void fill_parts(PatternIndex *index)
{
    u32 number;
    u32 rest = factorial((u8)(index->tiles > 4 ? index->tiles - 4 : 0));
    for (number = 0; number < index->permutations; number++) {
        u8 permutation[PATTERN_TILES];
        u32 packed;
        unrank_permutation(number, permutation, index->tiles);
        packed = index_pack_permutation(permutation, index->tiles);
        index->tail[packed >> HEAD_BITS] = (u8)(number % rest);
        index->head[packed & ((1U << HEAD_BITS) - 1)] =
            (u16)(number - number % rest);
    }
}

u32 index_pack_permutation(const u8 *permutation, u8 tiles)
{
    u32 packed = 0;
    ASSERT_SLOW(tiles <= PATTERN_TILES);
    while (tiles--)
        packed = packed << PLACE_BITS | permutation[tiles];
    return packed;
}

static u8 rank_permutations(PatternIndex *index, Arena *arena)
{
    u32 bits = (u32)index->tiles * PLACE_BITS;
    u32 rest = bits > HEAD_BITS ? bits - HEAD_BITS : 0;
    u8 over;
    index->head = take(arena, 1 << HEAD_BITS, sizeof *index->head);
    index->tail = take(arena, 1U << rest, sizeof *index->tail);
    if (!index->head || !index->tail)
        return 0;
    fill_parts(index);
    for (over = 1; over < index->width && over < index->tiles; over++)
        if (!fill_jumps_over(index, over, arena))
            return 0;
    return 1;
}

u8 pattern_index_make(PatternIndex *index, u8 width, u8 height, u8 tiles,
                      Arena *arena)
{
    ASSERT(width <= PATTERN_WIDTH && width * height <= PATTERN_CELLS);
    ASSERT(tiles && tiles <= PATTERN_TILES);
    memset(index, 0, sizeof *index);
    index->width = width;
    index->height = height;
    index->cells = (u8)(width * height);
    index->tiles = tiles;
    index->low_bits = (u8)((index->cells + 1) / 2);
    index->permutations = factorial(tiles);
    index->row = (index->permutations + 7) / 8;
    return rank_sets(index, arena) && number_blocks(index, arena) &&
           rank_permutations(index, arena);
}
