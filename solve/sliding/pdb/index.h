/* SPDX-License-Identifier: MIT */
/* A perfect index of the partial states of a pattern: where some tiles are,
   and in which region the hole is that they leave. A *block* is a set of cells
   (ranked as a combination) with one of the regions that it leaves to the
   hole; within a block, states are ranked by the *permutation* of the tiles,
   read cell by cell. A tile that goes left or right keeps the permutation; one
   that goes up or down jumps over the tiles between.

   Each block is a row of bits, padded to whole bytes. */
#ifndef SOLVE_SLIDING_PATTERN_INDEX_H
#define SOLVE_SLIDING_PATTERN_INDEX_H

#include "solve/sliding/board.h"

enum {
    PATTERN_TILES = 8, /* at most: ranks up to 8! fit 16 bits */
    PLACE_BITS =
        3, /* of a permutation: the tile on each place, first lowest */
    HEAD_BITS = 12,     /* the first four places */
    FIRST_SIZE = 3,     /* the bytes of a record's first block */
    PATTERN_CELLS = 30, /* at most; a set is 32 bits */
    PATTERN_WIDTH = 5   /* at most; a jump is over four */
};

typedef struct PatternIndex {
    u8 width, height, cells, tiles;
    u8 low_bits;
    u32 sets, blocks;
    u32 permutations;
    u32 row; /* bytes */
    /* A set's rank is the sum of its two halves', and so is a permutation's.
     */
    u32 *low, *high;
    u16 *head;
    u8 *tail;
    /* Of each set a record: its first block, low byte first, and the region of
       each cell, two cells a byte. */
    u8 *records;
    u32 record; /* bytes */
    /* For building: a permutation's rank after a tile jumps from one place to
       another. */
    u16 *jump[PATTERN_TILES][PATTERN_TILES];
} PatternIndex;

u32 factorial(u8 tiles);

/* 0 when the arena is too small. */
u8 pattern_index_make(PatternIndex *index, u8 width, u8 height, u8 tiles,
                      Arena *arena);

static inline u32 set_rank(const PatternIndex *index, u32 set)
{
    return index->low[set & ((1U << index->low_bits) - 1)] +
           index->high[set >> index->low_bits];
}

/* The next set of as many cells (Gosper's hack, HAKMEM 175); the first set is
   that of the first cells. */
static inline u32 next_set(u32 set)
{
    u32 least = set & -set;
    u32 carried = set + least;
    return carried | (set ^ carried) / least >> 2;
}

/* The cells that can be reached without leaving a set. */
u32 reachable_cells(const PatternIndex *index, u32 from, u32 within);

static inline u32 first_block(const u8 *record)
{
    return ((u32)record[0] | (u32)record[1] << 8 | (u32)record[2] << 16 |
            (u32)record[3] << 24) &
           0xFFFFFF; /* read at once, and the last byte left */
}

static inline u32 block_of(const PatternIndex *index, u32 set, u8 hole)
{
    const u8 *record =
        index->records + (u64)set_rank(index, set) * index->record;
    u32 pair = record[FIRST_SIZE + hole / 2U];
    return first_block(record) + (pair >> (hole & 1) * 4 & 15U);
}

static inline u32 permutation_rank(const PatternIndex *index, u32 permutation)
{
    return (u32)index->head[permutation & ((1U << HEAD_BITS) - 1)] +
           index->tail[permutation >> HEAD_BITS];
}

/* How many of four bits are set. */
static inline u32 popcount_4(u32 set)
{
    return (u32)(0x4332322132212110ULL >> set * 4 & 15);
}

/* The bit where a tile's place in a permutation begins. Comparing all places
   with the tile at once, the lowest that becomes zero is its own. */
static inline u32 find_place(u32 permutation, u8 tile)
{
    static const u32 ones = 011111111;
    u32 other = permutation ^ tile * ones;
    return (u32)__builtin_ctz((other - ones) & ~other & ones << 2) - 2;
}

/* A permutation after a tile has jumped over some others. */
static inline u32 pass_up(u32 permutation, u8 tile, u32 over)
{
    u32 at = find_place(permutation, tile);
    u32 mask = (1U << (over + 1) * PLACE_BITS) - 1;
    u32 some = permutation >> at & mask;
    u32 after = some >> PLACE_BITS | (u32)tile << over * PLACE_BITS;
    return permutation ^ (some ^ after) << at;
}

static inline u32 pass_down(u32 permutation, u8 tile, u32 over)
{
    u32 at = find_place(permutation, tile) - over * PLACE_BITS;
    u32 mask = (1U << (over + 1) * PLACE_BITS) - 1;
    u32 some = permutation >> at & mask;
    u32 after = (some << PLACE_BITS | tile) & mask;
    return permutation ^ (some ^ after) << at;
}

/* A permutation after a tile went from one cell to another, up or down. */
static inline u32 permutation_after_jump(const PatternIndex *index, u32 set,
                                         u32 permutation, u8 tile, u8 from,
                                         u8 to)
{
    u8 least = from < to ? from : to;
    u32 between = set >> (least + 1) & ((1U << (index->width - 1)) - 1);
    u32 over = popcount_4(between);
    return from < to ? pass_up(permutation, tile, over)
                     : pass_down(permutation, tile, over);
}

u32 pack_permutation(const u8 *permutation, u8 tiles);

#endif
