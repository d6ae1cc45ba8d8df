/* SPDX-License-Identifier: MIT */
/* Builds a slide database by breadth-first search backwards from the goal.
   Lanes of rows are only reached from lanes of columns, and vice versa, so
   slices can be expanded in parallel without locks. */
#include <string.h>

#include "slide_database.h"

typedef struct LaneExpansion {
    const SlideBuild *build;
    SlideState target; /* the lane that it reaches */
    u8 *seen, *frontier, *bits;
    u8 bit;
    u8 any;
} LaneExpansion;

static void set_bit(u8 *bits, u32 number)
{
    bits[number >> 3] |= (u8)(1 << (number & 7));
}

static u64 load_word(const u8 *at)
{
    u64 word = 0;
    u8 i;
    for (i = 8; i--;)
        word = word << 8 | at[i];
    return word;
}

u8 slide_build_begin(SlideBuild *build, SlidePattern *pattern, Axis last,
                     Arena *arena)
{
    u64 size = slide_pattern_size(pattern);
    SlideState goal = slide_state_goal(pattern, last);
    u64 lane = lane_of(pattern, goal.axis, goal.at) * pattern->size;
    u32 number = sequence_rank(pattern, goal.sequence);
    ASSERT(last < AXES);
    build->pattern = pattern;
    build->last = last;
    build->depth = 1;
    build->seen = take(arena, size, 1);
    build->frontier = take(arena, size, 1);
    if (!build->seen || !build->frontier)
        return 0;
    memset(pattern->bits_for[last], 0, (size_t)size);
    memset(build->seen, 0, (size_t)size);
    memset(build->frontier, 0, (size_t)size);
    set_bit(build->seen + lane, number);
    set_bit(build->frontier + lane, number);
    return 1;
}

/* ------------------------------------------------------------- expansion */

static void reach_sequence(LaneExpansion *expansion, TileSequence sequence)
{
    u32 number = sequence_rank(expansion->build->pattern, sequence);
    if (expansion->seen[number >> 3] >> (number & 7) & 1)
        return;
    set_bit(expansion->seen, number);
    set_bit(expansion->frontier, number);
    if (expansion->bit)
        set_bit(expansion->bits, number);
    expansion->any = 1;
}

/* Expands the sequences of a 64-bit word. They share a prefix; "suffixes"
   lists the rest of each. */
static void reach_from(LaneExpansion *expansion, const SlideState *source,
                       u64 word, const u32 *suffixes)
{
    const SlidePattern *pattern = expansion->build->pattern;
    u32 shift = (u32)pattern->prefix * pattern->bits;
    for (; word; word &= word - 1) {
        SlideState from = *source;
        from.sequence |= (TileSequence)suffixes[__builtin_ctzll(word)]
                         << shift;
        from = slide_state_cross(pattern, &from, expansion->target.at);
        reach_sequence(expansion, from.sequence);
    }
}

static u32 content_missing(const SlidePattern *pattern, u32 prefix)
{
    u32 content = 0;
    u8 count[MOST_KINDS];
    u8 i;
    memcpy(count, pattern->many, sizeof count);
    for (i = 0; i < pattern->prefix; i++, prefix >>= pattern->bits)
        count[prefix & ((1U << pattern->bits) - 1)]--;
    for (i = 0; i < MOST_KINDS; i++)
        content = content * (pattern->many[i] + 1U) + count[i];
    return content;
}

static void reach_from_lane(LaneExpansion *expansion, SlideState source)
{
    const SlidePattern *pattern = expansion->build->pattern;
    const u8 *frontier =
        expansion->build->frontier +
        lane_of(pattern, source.axis, source.at) * pattern->size;
    u32 prefixes = 1U << pattern->prefix * pattern->bits;
    u32 prefix;
    ASSERT_SLOW(source.axis < AXES);
    for (prefix = 0; prefix < prefixes; prefix++) {
        u32 first = pattern->first[prefix];
        u32 end = pattern->first[prefix + 1];
        const u32 *suffixes;
        if (first == end)
            continue;
        suffixes = pattern->suffixes +
                   pattern->start[content_missing(pattern, prefix)];
        source.sequence = prefix;
        for (; first < end; first += 64, suffixes += 64)
            reach_from(expansion, &source, load_word(frontier + first / 8),
                       suffixes);
    }
}

static u8 expand_lane(const SlideBuild *build, Axis axis, u8 at)
{
    const SlidePattern *pattern = build->pattern;
    u64 lane = lane_of(pattern, axis, at) * pattern->size;
    u8 sources = axis == ALONG_ROW ? pattern->width : pattern->height;
    SlideState source = {0, axis == ALONG_ROW ? ALONG_COLUMN : ALONG_ROW, 0};
    LaneExpansion expansion = {build, {0, axis, 0}, NULL, NULL, NULL, 0, 0};
    ASSERT(axis < AXES);
    expansion.target.at = at;
    expansion.seen = build->seen + lane;
    expansion.frontier = build->frontier + lane;
    expansion.bits = pattern->bits_for[build->last] + lane;
    expansion.bit = (build->depth + 1) >> 1 & 1;
    memset(expansion.frontier, 0, (size_t)pattern->size);
    for (; source.at < sources; source.at++)
        reach_from_lane(&expansion, source);
    return expansion.any;
}

/* At odd depths the states are in lanes along the axis of the last slide;
   expanding them reaches lanes of the other axis. */
u8 slide_build_expand(const SlideBuild *build, u32 slice, u32 slices)
{
    const SlidePattern *pattern = build->pattern;
    Axis axis = (build->depth & 1) == (build->last == ALONG_ROW) ? ALONG_COLUMN
                                                                 : ALONG_ROW;
    u8 lane_count = axis == ALONG_ROW ? pattern->height : pattern->width;
    u8 any = 0;
    u32 at;
    ASSERT(slice < slices);
    for (at = slice; at < lane_count; at += slices)
        any |= expand_lane(build, axis, (u8)at);
    return any;
}

static u8 build_pattern(SlidePattern *pattern, Arena arena)
{
    u8 last;
    for (last = 0; last < AXES; last++) {
        Arena own = arena;
        SlideBuild build;
        if (!slide_build_begin(&build, pattern, (Axis)last, &own))
            return 0;
        while (slide_build_expand(&build, 0, 1))
            build.depth++;
    }
    return 1;
}

u8 slide_database_make(SlideDatabase *database, const SlidingBoard *board,
                       Arena *arena)
{
    void *bytes;
    u8 i;
    if (!slide_database_plan(database, board, arena))
        return 0;
    bytes = take(arena, slide_database_size(database), 1);
    if (!bytes)
        return 0;
    slide_database_place(database, bytes);
    for (i = 0; i < database->pattern_count; i++)
        if (!build_pattern(&database->patterns[i], *arena))
            return 0;
    slide_database_seal(database, NULL);
    return 1;
}
