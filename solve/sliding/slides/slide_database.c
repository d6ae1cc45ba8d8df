/* SPDX-License-Identifier: MIT */
/* Ranks sequences of symbols, and finds the abstract state of a board and its
   value. */
#include "slide_database.h"

#include <string.h>

enum {
    FEW_TILES = 11, /* up to here, more kinds are affordable */
    ROW_BITS = 64 /* the sequences with one prefix start at a word boundary */
};

/* --------------------------------------------------------------- symbols */

/* Tiles with consecutive homes are of the same kind. */
static u8 kind_of(const SlideDatabase *database, u8 home)
{
    u8 kinds = database->tiles <= FEW_TILES ? MOST_KINDS : MOST_KINDS / 2;
    ASSERT_SLOW(home < database->tiles);
    return (u8)(home / ((database->tiles + kinds - 1) / kinds));
}

static u8 symbol_at(const SlideDatabase *database, u32 part, u8 at)
{
    ASSERT_SLOW(at * database->bits < 32);
    return (u8)(part >> at * database->bits & ((1U << database->bits) - 1));
}

/* How often each symbol occurs in a part of a sequence, encoded as a number;
   or, if "missing", how often it occurs in the rest. NO_CONTENT if a symbol
   occurs too often. */
#define NO_CONTENT 0xFFFFFFFFU

static u32 content_of(const SlideDatabase *database, u32 part, u8 symbols,
                      u8 missing)
{
    u8 count[MOST_KINDS] = {0};
    u32 content = 0;
    u8 i;
    for (i = 0; i < symbols; i++)
        count[symbol_at(database, part, i)]++;
    for (i = 0; i < MOST_KINDS; i++) {
        u8 many = database->many[i];
        if (count[i] > many)
            return NO_CONTENT;
        content = content * (many + 1U) +
                  (u32)(missing ? many - count[i] : count[i]);
    }
    ASSERT_SLOW(content < MOST_CONTENTS);
    return content;
}

/* ----------------------------------------------------------------- ranks */

static u32 parts_of(const SlideDatabase *database, u8 symbols)
{
    return 1U << symbols * database->bits;
}

static void count_suffixes(const SlideDatabase *database, u8 symbols,
                           u32 *count)
{
    u32 suffix;
    memset(count, 0, MOST_CONTENTS * sizeof *count);
    for (suffix = 0; suffix < parts_of(database, symbols); suffix++) {
        u32 content = content_of(database, suffix, symbols, 0);
        if (content != NO_CONTENT)
            database->place[suffix] = (u16)count[content]++;
    }
}

static void list_suffixes(SlideDatabase *database, u8 symbols,
                          const u32 *count)
{
    u32 suffix;
    database->start[0] = 0;
    for (suffix = 1; suffix < MOST_CONTENTS; suffix++)
        database->start[suffix] =
            database->start[suffix - 1] + count[suffix - 1];
    for (suffix = 0; suffix < parts_of(database, symbols); suffix++) {
        u32 content = content_of(database, suffix, symbols, 0);
        if (content != NO_CONTENT)
            database->suffixes[database->start[content] +
                               database->place[suffix]] = suffix;
    }
}

static void number_prefixes(SlideDatabase *database, const u32 *count)
{
    u32 bits = 0;
    u32 prefix;
    for (prefix = 0; prefix < parts_of(database, database->prefix); prefix++) {
        u32 content = content_of(database, prefix, database->prefix, 1);
        database->first[prefix] = bits;
        if (content != NO_CONTENT)
            bits += (count[content] + ROW_BITS - 1) & -(u32)ROW_BITS;
    }
    database->first[prefix] = bits;
    database->size = bits / 8;
}

static u8 number_sequences(SlideDatabase *database, Arena *arena)
{
    u32 count[MOST_CONTENTS];
    u8 symbols = (u8)(database->tiles - database->prefix);
    u32 suffixes = parts_of(database, symbols);
    u32 prefixes = parts_of(database, database->prefix) + 1;
    database->place = take(arena, suffixes, sizeof *database->place);
    database->suffixes = take(arena, suffixes, sizeof *database->suffixes);
    database->first = take(arena, prefixes, sizeof *database->first);
    if (!database->place || !database->suffixes || !database->first)
        return 0;
    count_suffixes(database, symbols, count);
    list_suffixes(database, symbols, count);
    number_prefixes(database, count);
    return 1;
}

u8 slide_database_plan(SlideDatabase *database, const SlidingBoard *board,
                       Arena *arena)
{
    u8 home;
    if (board->cells > SLIDE_CELLS)
        return 0;
    memset(database, 0, sizeof *database);
    database->width = board->width;
    database->height = board->height;
    database->tiles = (u8)(board->cells - 1);
    database->sides = board->width == board->height ? SIDES : 1;
    database->bits = database->tiles <= FEW_TILES ? 3 : 2;
    database->prefix = database->tiles / 2;
    database->middle = (u8)((board->height - 1) / 2);
    for (home = 0; home < database->tiles; home++)
        database->many[kind_of(database, home)]++;
    return number_sequences(database, arena);
}

/* ---------------------------------------------------------------- states */

static TileSequence add_symbol(const SlideDatabase *database,
                               TileSequence sequence, u8 at, u8 home)
{
    return sequence | (TileSequence)kind_of(database, home)
                          << at * database->bits;
}

static TileSequence read_sequence(const SlideDatabase *database,
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
        sequence = add_symbol(database, sequence, at++, home);
    }
    return sequence;
}

static SlideState state_at(const SlideDatabase *database,
                           TileSequence sequence, Axis axis, u8 row, u8 column)
{
    SlideState state = {sequence, ALONG_ROW, row};
    ASSERT_SLOW(axis < AXES);
    return axis == ALONG_ROW ? state
                             : slide_state_cross(database, &state, column);
}

SlideState slide_state_goal(const SlideDatabase *database, Axis last)
{
    TileSequence sequence = 0;
    u8 home;
    for (home = 0; home < database->tiles; home++)
        sequence = add_symbol(database, sequence, home, home);
    return state_at(database, sequence, last, (u8)(database->height - 1),
                    (u8)(database->width - 1));
}

SlideState slide_state_find(const SlideDatabase *database,
                            const SlidingBoard *board, Axis axis, u8 side)
{
    TileSequence sequence = read_sequence(database, board, side);
    u8 row = board->gap / board->width;
    u8 column = board->gap % board->width;
    return side ? state_at(database, sequence, axis, column, row)
                : state_at(database, sequence, axis, row, column);
}

static u8 is_same(const SlideState *a, const SlideState *b)
{
    return a->sequence == b->sequence && a->axis == b->axis && a->at == b->at;
}

static u32 bit_of(const SlideDatabase *database, Axis last,
                  const SlideState *state)
{
    u8 place;
    const u8 *byte = slide_database_byte(database, last, state, &place);
    return (u32)*byte >> place & 1;
}

/* The crossing lane that is one slide nearer to the goal. */
static SlideState step_nearer(const SlideDatabase *database,
                              const SlideState *state, Axis last, u16 value)
{
    SlideState after;
    u8 at = 0;
    do {
        ASSERT_SLOW(at < (state->axis == ALONG_ROW ? database->width
                                                   : database->height));
        after = slide_state_cross(database, state, at++);
    } while (value_after(value, bit_of(database, last, &after)) > value);
    return after;
}

u16 slide_state_distance(const SlideDatabase *database,
                         const SlideState *state, Axis last)
{
    SlideState goal = slide_state_goal(database, last);
    SlideState at = *state;
    u32 odd = state->axis == last;
    u16 value = (u16)(2 * bit_of(database, last, state) + odd + 4096);
    u16 count = 1;
    for (; !is_same(&at, &goal); count++, value--)
        at = step_nearer(database, &at, last, value);
    return count;
}

/* ---------------------------------------------------------------- memory */

static u64 size_of_side(const SlideDatabase *database)
{
    return (u64)(database->width + database->height) * database->size;
}

u64 slide_database_size(const SlideDatabase *database)
{
    return SERIALISED_HEAD + AXES * size_of_side(database);
}

void slide_database_place(SlideDatabase *database, void *bytes)
{
    ASSERT(bytes);
    database->serialised = bytes;
    database->bits_for[ALONG_ROW] = database->serialised + SERIALISED_HEAD;
    database->bits_for[ALONG_COLUMN] =
        database->bits_for[0] + size_of_side(database);
}
