/* SPDX-License-Identifier: MIT */
/* Chooses the patterns of a board. The kinds of the first pattern are tiles
   with consecutive homes: on a 4x4 board those of a row, and in the mirror
   image those of a column. The second pattern mixes rows and columns. Hill
   climbing found it among those of a quarter of the size. */
#include "slide_database.h"

#include <string.h>

enum {
    FEW_TILES = 11,   /* up to here, more kinds are affordable */
    SECOND_TILES = 15 /* from here on, a square board has a second pattern */
};

/* A digit for each tile in its home, row by row. */
static const char second_kinds[SECOND_TILES + 1] = "0000"
                                                   "1000"
                                                   "1223"
                                                   "133";

static void set_first_kinds(u8 tiles, u8 *kinds)
{
    const u8 count = tiles <= FEW_TILES ? MOST_KINDS : MOST_KINDS / 2;
    const u8 each = (u8)((tiles + count - 1) / count);
    u8 home;
    ASSERT(tiles < SLIDE_CELLS);
    for (home = 0; home < tiles; home++)
        kinds[home] = home / each;
}

static void set_second_kinds(u8 *kinds)
{
    u8 home;
    for (home = 0; home < SECOND_TILES; home++)
        kinds[home] = (u8)(second_kinds[home] - '0');
}

u8 slide_database_plan(SlideDatabase *database, const SlidingBoard *board,
                       Arena *arena)
{
    const u8 tiles = (u8)(board->cells - 1);
    u8 kinds[SLIDE_CELLS];
    if (board->cells > SLIDE_CELLS)
        return 0;
    memset(database, 0, sizeof *database);
    database->sides = board->width == board->height ? SLIDE_SIDES : 1;
    database->pattern_count = 1;
    set_first_kinds(tiles, kinds);
    if (!slide_pattern_plan(&database->patterns[0], board, kinds, arena))
        return 0;
    if (database->sides == 1 || tiles < SECOND_TILES)
        return 1;
    database->pattern_count = 2;
    set_second_kinds(kinds);
    return slide_pattern_plan(&database->patterns[1], board, kinds, arena);
}

u64 slide_database_size(const SlideDatabase *database)
{
    u64 size = SERIALISED_HEAD;
    u8 i;
    for (i = 0; i < database->pattern_count; i++)
        size += AXES * slide_pattern_size(&database->patterns[i]);
    return size;
}

void slide_database_place(SlideDatabase *database, void *bytes)
{
    u8 *next = bytes;
    u8 i, last;
    ASSERT(bytes);
    database->serialised = next;
    next += SERIALISED_HEAD;
    for (i = 0; i < database->pattern_count; i++)
        for (last = 0; last < AXES; last++) {
            database->patterns[i].bits_for[last] = next;
            next += slide_pattern_size(&database->patterns[i]);
        }
}
