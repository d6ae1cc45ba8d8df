/* SPDX-License-Identifier: MIT */
/* Ranks sequences of symbols, and finds the abstract state of a board and its
   value. */
#include "slide_pattern.h"

#include <string.h>

enum {
    ROW_BITS = 64 /* the sequences with one prefix start at a word boundary */
};

/* --------------------------------------------------------------- symbols */

static u8 symbol_at(const SlidePattern *pattern, u32 part, u8 at)
{
    ASSERT_SLOW(at * pattern->bits < 32);
    return (u8)(part >> at * pattern->bits & ((1U << pattern->bits) - 1));
}

/* How often each symbol occurs in a part of a sequence, encoded as a number;
   or, if "missing", how often it occurs in the rest. NO_CONTENT if a symbol
   occurs too often. */
#define NO_CONTENT 0xFFFFFFFFU

static u32 content_of(const SlidePattern *pattern, u32 part, u8 symbols,
                      u8 missing)
{
    u8 count[MOST_KINDS] = {0};
    u32 content = 0;
    u8 i;
    for (i = 0; i < symbols; i++)
        count[symbol_at(pattern, part, i)]++;
    for (i = 0; i < MOST_KINDS; i++) {
        u8 many = pattern->many[i];
        if (count[i] > many)
            return NO_CONTENT;
        content = content * (many + 1U) +
                  (u32)(missing ? many - count[i] : count[i]);
    }
    ASSERT_SLOW(content < MOST_CONTENTS);
    return content;
}

/* ----------------------------------------------------------------- ranks */

static u32 parts_of(const SlidePattern *pattern, u8 symbols)
{
    return 1U << symbols * pattern->bits;
}

static void count_suffixes(const SlidePattern *pattern, u8 symbols, u32 *count)
{
    u32 suffix;
    memset(count, 0, MOST_CONTENTS * sizeof *count);
    for (suffix = 0; suffix < parts_of(pattern, symbols); suffix++) {
        u32 content = content_of(pattern, suffix, symbols, 0);
        if (content != NO_CONTENT)
            pattern->place[suffix] = (u16)count[content]++;
    }
}

static void list_suffixes(SlidePattern *pattern, u8 symbols, const u32 *count)
{
    u32 suffix;
    pattern->start[0] = 0;
    for (suffix = 1; suffix < MOST_CONTENTS; suffix++)
        pattern->start[suffix] =
            pattern->start[suffix - 1] + count[suffix - 1];
    for (suffix = 0; suffix < parts_of(pattern, symbols); suffix++) {
        u32 content = content_of(pattern, suffix, symbols, 0);
        if (content != NO_CONTENT)
            pattern
                ->suffixes[pattern->start[content] + pattern->place[suffix]] =
                suffix;
    }
}

static void number_prefixes(SlidePattern *pattern, const u32 *count)
{
    u32 bits = 0;
    u32 prefix;
    for (prefix = 0; prefix < parts_of(pattern, pattern->prefix); prefix++) {
        u32 content = content_of(pattern, prefix, pattern->prefix, 1);
        pattern->first[prefix] = bits;
        if (content != NO_CONTENT)
            bits += (count[content] + ROW_BITS - 1) & -(u32)ROW_BITS;
    }
    pattern->first[prefix] = bits;
    pattern->size = bits / 8;
}

static u8 number_sequences(SlidePattern *pattern, Arena *arena)
{
    u32 count[MOST_CONTENTS];
    u8 symbols = (u8)(pattern->tiles - pattern->prefix);
    u32 suffixes = parts_of(pattern, symbols);
    u32 prefixes = parts_of(pattern, pattern->prefix) + 1;
    pattern->place = take(arena, suffixes, sizeof *pattern->place);
    pattern->suffixes = take(arena, suffixes, sizeof *pattern->suffixes);
    pattern->first = take(arena, prefixes, sizeof *pattern->first);
    if (!pattern->place || !pattern->suffixes || !pattern->first)
        return 0;
    count_suffixes(pattern, symbols, count);
    list_suffixes(pattern, symbols, count);
    number_prefixes(pattern, count);
    return 1;
}

u8 slide_pattern_plan(SlidePattern *pattern, const SlidingBoard *board,
                      const u8 *kinds, Arena *arena)
{
    u8 home;
    ASSERT(board->cells <= SLIDE_CELLS);
    memset(pattern, 0, sizeof *pattern);
    pattern->width = board->width;
    pattern->height = board->height;
    pattern->tiles = (u8)(board->cells - 1);
    pattern->bits = 1;
    pattern->prefix = pattern->tiles / 2;
    pattern->middle = (u8)((board->height - 1) / 2);
    memcpy(pattern->kind, kinds, pattern->tiles);
    for (home = 0; home < pattern->tiles; home++) {
        ASSERT(kinds[home] < MOST_KINDS);
        pattern->many[kinds[home]]++;
        while (kinds[home] >> pattern->bits)
            pattern->bits++;
    }
    return number_sequences(pattern, arena);
}

u64 slide_pattern_size(const SlidePattern *pattern)
{
    return (u64)(pattern->width + pattern->height) * pattern->size;
}

/* ---------------------------------------------------------------- states */

static TileSequence add_symbol(const SlidePattern *pattern,
                               TileSequence sequence, u8 at, u8 home)
{
    return sequence | (TileSequence)pattern->kind[home] << at * pattern->bits;
}

static TileSequence read_sequence(const SlidePattern *pattern,
                                  const SlidingBoard *board, u8 side)
{
    TileSequence sequence = 0;
    u8 at = 0;
    u8 i;
    for (i = 0; i < board->cells; i++) {
        u8 cell = side ? board_mirror_cell(board, i) : i;
        u8 home = (u8)(board->tile[cell] - 1);
        if (cell == board->gap)
            continue;
        if (side)
            home = board_mirror_cell(board, home);
        sequence = add_symbol(pattern, sequence, at++, home);
    }
    return sequence;
}

static SlideState state_at(const SlidePattern *pattern, TileSequence sequence,
                           Axis axis, u8 row, u8 column)
{
    SlideState state = {sequence, ALONG_ROW, row};
    ASSERT_SLOW(axis < AXES);
    return axis == ALONG_ROW ? state
                             : slide_state_cross(pattern, &state, column);
}

SlideState slide_state_goal(const SlidePattern *pattern, Axis last)
{
    TileSequence sequence = 0;
    u8 home;
    for (home = 0; home < pattern->tiles; home++)
        sequence = add_symbol(pattern, sequence, home, home);
    return state_at(pattern, sequence, last, (u8)(pattern->height - 1),
                    (u8)(pattern->width - 1));
}

SlideState slide_state_find(const SlidePattern *pattern,
                            const SlidingBoard *board, Axis axis, u8 side)
{
    TileSequence sequence = read_sequence(pattern, board, side);
    u8 row = board->gap / board->width;
    u8 column = board->gap % board->width;
    return side ? state_at(pattern, sequence, axis, column, row)
                : state_at(pattern, sequence, axis, row, column);
}

static u8 is_same(const SlideState *a, const SlideState *b)
{
    return a->sequence == b->sequence && a->axis == b->axis && a->at == b->at;
}

static u32 bit_of(const SlidePattern *pattern, Axis last,
                  const SlideState *state)
{
    u8 place;
    const u8 *byte = slide_pattern_byte(pattern, last, state, &place);
    return (u32)*byte >> place & 1;
}

/* The crossing lane that is one slide nearer to the goal. */
static SlideState step_nearer(const SlidePattern *pattern,
                              const SlideState *state, Axis last, u16 value)
{
    SlideState after;
    u8 at = 0;
    do {
        ASSERT_SLOW(at < (state->axis == ALONG_ROW ? pattern->width
                                                   : pattern->height));
        after = slide_state_cross(pattern, state, at++);
    } while (value_after(value, bit_of(pattern, last, &after)) > value);
    return after;
}

u16 slide_state_distance(const SlidePattern *pattern, const SlideState *state,
                         Axis last)
{
    SlideState goal = slide_state_goal(pattern, last);
    SlideState at = *state;
    u32 odd = state->axis == last;
    u16 value = (u16)(2 * bit_of(pattern, last, state) + odd + 4096);
    u16 count = 1;
    for (; !is_same(&at, &goal); count++, value--)
        at = step_nearer(pattern, &at, last, value);
    return count;
}
