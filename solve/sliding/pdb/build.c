/* SPDX-License-Identifier: MIT */
/* Builds a pattern database by breadth-first search backwards from the goal.
   All states of a block have distances of the same parity. A block that is
   being expanded therefore reads only blocks that are not, and slices of
   blocks can be expanded in parallel without locks. */
#include "pattern_database.h"

#include <string.h>

enum { ODD = 1, ACTIVE = 2, DONE = 4 };

enum { MOST_ROW = 5040 };
STATIC_ASSERT(MOST_ROW == 8 * 7 * 6 * 5 * 4 * 3 * 2 / 8);

typedef struct BlockExpansion {
    const PatternBuild *build;
    u32 block;
    u32 set, region;
    u8 row[MOST_ROW];
} BlockExpansion;

u64 pattern_database_size(const PatternIndex *index)
{
    return (u64)index->blocks * index->row;
}

/* ------------------------------------------------------------ setting up */

static u8 is_odd(const PatternIndex *index, u32 set)
{
    u32 sum = 0;
    u32 cell;
    for (cell = 0; cell < index->cells; cell++)
        if (set >> cell & 1)
            sum += cell % index->width + cell / index->width;
    return sum & 1;
}

static u32 home_set(const PatternDatabase *database)
{
    u32 set = 0;
    u8 i;
    ASSERT(database->index->tiles <= PATTERN_TILES);
    for (i = 0; i < database->index->tiles; i++)
        set |= 1U << database->home[i];
    return set;
}

static void mark_blocks(PatternBuild *build)
{
    const PatternIndex *index = build->database->index;
    u8 odd = is_odd(index, home_set(build->database));
    u32 set = (1U << index->tiles) - 1;
    u32 block = 0;
    u32 number;
    for (number = 1; number <= index->sets; number++, set = next_set(set)) {
        u32 end = number < index->sets
                      ? first_block(index->records + number * index->record)
                      : index->blocks;
        u8 mark = is_odd(index, set) == odd ? 0 : ODD;
        for (; block < end; block++) {
            build->set[block] = set;
            build->marks[block] = mark;
            ASSERT(block < index->blocks);
        }
    }
}

u8 pattern_build_begin(PatternBuild *build, PatternDatabase *database,
                       Arena *arena)
{
    const PatternIndex *index = database->index;
    u64 size = pattern_database_size(index);
    u32 goal = block_of(index, home_set(database), (u8)(index->cells - 1));
    build->database = database;
    build->depth = 0;
    build->seen = take(arena, size, 1);
    build->frontier = take(arena, size, 1);
    build->marks = take(arena, index->blocks, 1);
    build->set = take(arena, index->blocks, sizeof *build->set);
    if (!build->seen || !build->frontier || !build->marks || !build->set)
        return 0;
    memset(database->bits, 0, (size_t)size);
    memset(build->seen, 0, (size_t)size);
    mark_blocks(build);
    memset(build->frontier + (u64)goal * index->row, 0, index->row);
    build->frontier[(u64)goal * index->row] = 1;
    build->seen[(u64)goal * index->row] = 1;
    build->marks[goal] |= ACTIVE;
    return 1;
}

/* ------------------------------------------------------------- expansion */

static u64 load_word(const u8 *at)
{
    return (u64)at[0] | (u64)at[1] << 8 | (u64)at[2] << 16 | (u64)at[3] << 24 |
           (u64)at[4] << 32 | (u64)at[5] << 40 | (u64)at[6] << 48 |
           (u64)at[7] << 56;
}

static void scatter(u8 *row, u64 word, const u16 *jump)
{
    for (; word; word &= word - 1) {
        u32 permutation = jump[__builtin_ctzll(word)];
        row[permutation >> 3] |= (u8)(1 << (permutation & 7));
    }
}

static void add_jumped(BlockExpansion *expansion, const u8 *from,
                       const u16 *jump)
{
    u32 size = expansion->build->database->index->row;
    u32 i;
    ASSERT_SLOW(jump);
    for (i = 0; i + 8 <= size; i += 8)
        scatter(expansion->row, load_word(from + i), jump + 8 * i);
    for (; i < size; i++)
        scatter(expansion->row, from[i], jump + 8 * i);
}

static void add_row(BlockExpansion *expansion, const u8 *from)
{
    u32 size = expansion->build->database->index->row;
    u32 i;
    for (i = 0; i < size; i++)
        expansion->row[i] |= from[i];
}

static u32 count_before(u32 set, u8 cell)
{
    u32 count = 0;
    ASSERT_SLOW(cell < PATTERN_CELLS);
    for (set &= (1U << cell) - 1; set; set &= set - 1)
        count++;
    return count;
}

/* Adds the states reached by moving a tile from "other" to "cell". */
static void add_predecessors(BlockExpansion *expansion, u8 cell, u8 other)
{
    const PatternBuild *build = expansion->build;
    const PatternIndex *index = build->database->index;
    u32 set = expansion->set ^ (1U << cell | 1U << other);
    u32 source = block_of(index, set, cell);
    const u8 *from = build->frontier + (u64)source * index->row;
    u32 place = count_before(expansion->set, cell);
    u32 before = count_before(set, other);
    if (!(build->marks[source] & ACTIVE))
        return;
    if (place == before)
        add_row(expansion, from);
    else
        add_jumped(expansion, from, index->jump[before][place]);
}

static u32 region_of(const PatternIndex *index, u32 set, u32 block)
{
    u8 cell = 0;
    while (set >> cell & 1 || block_of(index, set, cell) != block)
        cell++;
    ASSERT_SLOW(cell < index->cells);
    return pattern_index_reachable(index, 1U << cell,
                                   ~set & ((1U << index->cells) - 1));
}

static void add_predecessors_from(BlockExpansion *expansion, u8 cell, u8 other)
{
    ASSERT_SLOW(other < PATTERN_CELLS);
    if (expansion->region >> other & 1)
        add_predecessors(expansion, cell, other);
}

static void add_predecessors_of(BlockExpansion *expansion, u8 cell)
{
    const PatternIndex *index = expansion->build->database->index;
    u8 width = index->width;
    ASSERT_SLOW(width);
    if (cell >= width)
        add_predecessors_from(expansion, cell, (u8)(cell - width));
    if (cell + width < index->cells)
        add_predecessors_from(expansion, cell, (u8)(cell + width));
    if (cell % width)
        add_predecessors_from(expansion, cell, (u8)(cell - 1));
    if ((cell + 1) % width)
        add_predecessors_from(expansion, cell, (u8)(cell + 1));
}

/* Records the new states of a row. Returns whether there are any, and whether
   the whole row has been reached. */
static u8 close_row(const BlockExpansion *expansion)
{
    const PatternBuild *build = expansion->build;
    const PatternIndex *index = build->database->index;
    u64 at = (u64)expansion->block * index->row;
    u8 *seen = build->seen + at;
    u8 *frontier = build->frontier + at;
    u8 *bits = build->database->bits + at;
    u8 mask = (u8)((build->depth + 1) >> 1 & 1 ? 255 : 0);
    u8 any = 0;
    u8 all = 255;
    u32 i;
    for (i = 0; i < index->row; i++) {
        u8 fresh = expansion->row[i] & (u8)~seen[i];
        frontier[i] = fresh;
        seen[i] |= fresh;
        bits[i] |= fresh & mask;
        any |= fresh;
        all &= seen[i];
    }
    return (u8)((any ? ACTIVE : 0) | (all == 255 ? DONE : 0));
}

static u8 expand_block(BlockExpansion *expansion, u32 block)
{
    const PatternBuild *build = expansion->build;
    const PatternIndex *index = build->database->index;
    u8 cell;
    ASSERT_SLOW(block < index->blocks);
    expansion->block = block;
    expansion->set = build->set[block];
    expansion->region = region_of(index, expansion->set, block);
    ASSERT_SLOW(index->row <= MOST_ROW);
    memset(expansion->row, 0, index->row);
    for (cell = 0; cell < index->cells; cell++)
        if (expansion->set >> cell & 1)
            add_predecessors_of(expansion, cell);
    return close_row(expansion);
}

u8 pattern_build_expand(PatternBuild *build, u32 slice, u32 slices)
{
    u32 blocks = build->database->index->blocks;
    u32 block = (u32)((u64)blocks * slice / slices);
    u32 end = (u32)((u64)blocks * (slice + 1) / slices);
    BlockExpansion expansion;
    u8 any = 0;
    ASSERT(slice < slices);
    expansion.build = build;
    for (; block < end; block++) {
        u8 *mark = &build->marks[block];
        if ((*mark ^ build->depth) & ODD) {
            *mark &= (u8)~ACTIVE;
            if (!(*mark & DONE))
                *mark |= expand_block(&expansion, block);
            any |= *mark & ACTIVE;
        }
    }
    return any;
}

u8 pattern_database_build(PatternDatabase *database, Arena arena)
{
    PatternBuild build;
    if (!pattern_build_begin(&build, database, &arena))
        return 0;
    while (pattern_build_expand(&build, 0, 1))
        build.depth++;
    return 1;
}
