/* SPDX-License-Identifier: MIT */
/* Which tables there are, and their names. */
#include <string.h>

#include "table_cache.h"

const char *const level_names[] = {"micro", "small", "big", "slides"};

TableKind kind_of_size(u8 width, u8 height, Level level)
{
    const TableKind kind = {width < height ? width : height,
                            width < height ? height : width, (u8)level};
    return kind;
}

int is_kind(TableKind kind)
{
    return kind.width >= SLIDING_LEAST_SIDE && kind.width <= PATTERN_WIDTH &&
           kind.height <= SLIDING_MOST_SIDE &&
           kind.width * kind.height <=
               (is_of_lanes(kind) ? (int)SLIDE_CELLS : (int)AUTOMATON_CELLS);
}

static int read_level(const char *word, u8 *level)
{
    u8 i = 0;
    while (i < LEVEL_COUNT && strcmp(word, level_names[i]) != 0)
        i++;
    *level = i;
    return i < LEVEL_COUNT;
}

int read_kind(const char *word, TableKind *kind)
{
    u32 width, height;
    u8 level = LEVEL_BIG;
    Reader reader;
    *kind = kind_of_size(4, 4, LEVEL_BIG);
    if (read_level(word, &kind->level))
        return 1;
    read_from(&reader, word, (u32)strlen(word));
    if (!take_number(&reader, &width) || !take_char(&reader, 'x') ||
        !take_number(&reader, &height) || width > SLIDING_MOST_SIDE ||
        height > SLIDING_MOST_SIDE)
        return 0;
    if (take_char(&reader, '-') ? !read_level(reader.at, &level)
                                : !at_end(&reader))
        return 0;
    *kind = kind_of_size((u8)width, (u8)height, (Level)level);
    return is_kind(*kind);
}

void page_kind(Page *page, TableKind kind)
{
    page_format(page, "%ux%u-%s", kind.width, kind.height,
                level_names[kind.level]);
}

int next_kind(TableKind *kind)
{
    do {
        if (++kind->level < LEVEL_COUNT)
            continue;
        kind->level = 0;
        if (++kind->height <= SLIDING_MOST_SIDE)
            continue;
        kind->width++;
        kind->height = kind->width;
    } while (kind->width <= PATTERN_WIDTH && !is_kind(*kind));
    return kind->width <= PATTERN_WIDTH;
}
