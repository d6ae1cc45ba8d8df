/* SPDX-License-Identifier: MIT */
/* Names of the kinds of pattern databases, and their paths in the cache. */
#include "pattern_database_kind.h"

#include <string.h>

#include "host/paths.h"
#include "solve/sliding/sliding.h"

const char *const pattern_database_levels[] = {"micro", "small", "big",
                                               "slides"};
STATIC_ASSERT(COUNT_OF(pattern_database_levels) == DATABASE_LEVELS);

DatabaseKind pattern_database_kind_of(u8 width, u8 height, DatabaseLevel level)
{
    const DatabaseKind kind = {width < height ? width : height,
                               width < height ? height : width, (u8)level};
    return kind;
}

int pattern_database_kind_exists(DatabaseKind kind)
{
    return kind.width >= SLIDING_LEAST_SIDE && kind.width <= PATTERN_WIDTH &&
           kind.height <= SLIDING_MOST_SIDE &&
           kind.width * kind.height <= (pattern_database_kind_has_slides(kind)
                                            ? (int)SLIDE_CELLS
                                            : (int)AUTOMATON_CELLS);
}

int pattern_database_kind_helps(DatabaseKind kind)
{
    return pattern_database_kind_exists(kind) &&
           kind.width * kind.height > EASY_CELLS;
}

static int read_level(const char *word, u8 *level)
{
    u8 i = 0;
    while (i < DATABASE_LEVELS &&
           strcmp(word, pattern_database_levels[i]) != 0)
        i++;
    *level = i;
    return i < DATABASE_LEVELS;
}

int pattern_database_kind_read(const char *word, DatabaseKind *kind)
{
    u32 width, height;
    u8 level = DATABASE_BIG;
    Reader reader;
    *kind = pattern_database_kind_of(4, 4, DATABASE_BIG);
    if (read_level(word, &kind->level))
        return 1;
    reader_start(&reader, word, (u32)strlen(word));
    if (!reader_take_number(&reader, &width) ||
        !reader_take_char(&reader, 'x') ||
        !reader_take_number(&reader, &height) || width > SLIDING_MOST_SIDE ||
        height > SLIDING_MOST_SIDE)
        return 0;
    if (reader_take_char(&reader, '-') ? !read_level(reader.at, &level)
                                       : !reader_at_end(&reader))
        return 0;
    *kind =
        pattern_database_kind_of((u8)width, (u8)height, (DatabaseLevel)level);
    return pattern_database_kind_exists(*kind);
}

void pattern_database_kind_page(Page *page, DatabaseKind kind)
{
    page_format(page, "%ux%u-%s", kind.width, kind.height,
                pattern_database_levels[kind.level]);
}

int pattern_database_kind_path(Page *page, DatabaseKind kind)
{
    Page name = PAGE_EMPTY;
    int there;
    page_text(&name, "sliding-");
    pattern_database_kind_page(&name, kind);
    page_text(&name, ".tables");
    there = path_of_cache(page, name.text);
    page_free(&name);
    return there;
}

int pattern_database_kind_next(DatabaseKind *kind)
{
    do {
        if (++kind->level < DATABASE_LEVELS)
            continue;
        kind->level = 0;
        if (++kind->height <= SLIDING_MOST_SIDE)
            continue;
        kind->width++;
        kind->height = kind->width;
    } while (kind->width <= PATTERN_WIDTH &&
             !pattern_database_kind_exists(*kind));
    return kind->width <= PATTERN_WIDTH;
}
