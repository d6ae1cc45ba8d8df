/* SPDX-License-Identifier: MIT */
/* A perfect index of a pattern's partial states: the cells of some tiles, and
   the region of the remaining cells in which the gap is.

   A *block* is a set of cells (ranked as a combination) together with one of
   the regions it leaves to the gap. Within a block, states are ranked by the
   *permutation* of the tiles, read cell by cell. A tile that moves left or
   right keeps the permutation; one that moves up or down jumps over the tiles
   in between. Each block is a row of bits, padded to whole bytes. */
#ifndef SOLVE_SLIDING_PATTERN_INDEX_H
#define SOLVE_SLIDING_PATTERN_INDEX_H

#include "solve/sliding/board.h"

enum {
    PATTERN_TILES = 8, /* the most tiles: ranks below 8! fit into 16 bits */
    PLACE_BITS = 3, /* a permutation stores the tile in each place, first place
                       lowest */
    HEAD_BITS = 12, /* the first four places */
    FIRST_SIZE = 3, /* bytes for the first block in a record */
    PATTERN_CELLS = 30, /* the most cells: a set has 32 bits */
    PATTERN_WIDTH = 5   /* at most: a jump is over four tiles */
};

typedef struct PatternIndex {
    u8 width, height, cells, tiles;
    u8 low_bits;
    u32 sets, blocks;
    u32 permutations;
    u32 row; /* in bytes */
    /* The rank of a set is the sum of the ranks of its two halves. The rank of
       a permutation is likewise a sum of two. */
    u32 *low, *high;
    u16 *head;
    u8 *tail;
    /* A record for each set: its first block, low byte first, and the region
       of each cell, two cells per byte. */
    u8 *records;
    u32 record; /* in bytes */
    /* Only for building: the rank of a permutation after a tile has jumped
       from one place to another. */
    u16 *jump[PATTERN_TILES][PATTERN_TILES];
} PatternIndex;

/* Returns 0 if the arena is too small. */
u8 pattern_index_make(PatternIndex *index, u8 width, u8 height, u8 tiles,
                      Arena *arena);

static inline u32 set_rank(const PatternIndex *index, u32 set)
{
    return index->low[set & ((1U << index->low_bits) - 1)] +
           index->high[set >> index->low_bits];
}

/* The next set with the same number of cells (Gosper's hack, HAKMEM 175). The
   first set consists of the first cells. */
static inline u32 next_set(u32 set)
{
    u32 least = set & -set;
    u32 carried = set + least;
    ASSERT_SLOW(least);
    return carried | (set ^ carried) / least >> 2;
}

/* The cells reachable from "from" without leaving the set "within". */
u32 pattern_index_reachable(const PatternIndex *index, u32 from, u32 within);

static inline u32 first_block(const u8 *record)
{
    return ((u32)record[0] | (u32)record[1] << 8 | (u32)record[2] << 16 |
            (u32)record[3] << 24) &
           0xFFFFFF; /* one four-byte load, without the last byte */
}

/* Sets have so many records that these don't fit into a processor's nearer
   caches. Callers with many lookups prefetch them. */
static inline const u8 *pattern_index_record(const PatternIndex *index,
                                             u32 set)
{
    ASSERT_SLOW(set_rank(index, set) < index->sets);
    return index->records + (u64)set_rank(index, set) * index->record;
}

static inline u32 block_in_record(const u8 *record, u8 gap)
{
    const u32 pair = record[FIRST_SIZE + gap / 2U];
    return first_block(record) + (pair >> (gap & 1) * 4 & 15U);
}

static inline u32 block_of(const PatternIndex *index, u32 set, u8 gap)
{
    ASSERT_SLOW(!(set >> gap & 1));
    return block_in_record(pattern_index_record(index, set), gap);
}

static inline u32 permutation_rank(const PatternIndex *index, u32 permutation)
{
    return (u32)index->head[permutation & ((1U << HEAD_BITS) - 1)] +
           index->tail[permutation >> HEAD_BITS];
}

/* The number of bits set in a number below 16. */
static inline u32 popcount_4(u32 set)
{
    ASSERT_SLOW(set < 16);
    return (u32)(0x4332322132212110ULL >> set * 4 & 15);
}

/* The lowest bit of a tile's place in a permutation. All places are compared
   with the tile at once; the lowest one that becomes zero is the tile's. */
static inline u32 find_place(u32 permutation, u8 tile)
{
    static const u32 ones = 011111111;
    u32 other = permutation ^ tile * ones;
    return (u32)__builtin_ctz((other - ones) & ~other & ones << 2) - 2;
}

/* A permutation after a tile has jumped over "over" others. */
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

/* A permutation after a tile has moved up or down from one cell to another. */
static inline u32 permutation_after_jump(const PatternIndex *index, u32 set,
                                         u32 permutation, u8 tile, u8 from,
                                         u8 to)
{
    u8 least = from < to ? from : to;
    u32 between = set >> (least + 1) & ((1U << (index->width - 1)) - 1);
    u32 over = popcount_4(between);
    ASSERT_SLOW(from != to);
    return from < to ? pass_up(permutation, tile, over)
                     : pass_down(permutation, tile, over);
}

u32 index_pack_permutation(const u8 *permutation, u8 tiles);

#endif
