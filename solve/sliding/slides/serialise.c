/* SPDX-License-Identifier: MIT */
/* Reads and writes a slide database as bytes. The format is that of
   pdb/serialise.c, but with another magic number. After the width and height
   there is a byte for each tile: its kind in the first pattern, plus 16 times
   that in the second one. */
#include <string.h>

#include "slide_database.h"

enum { NAME_SIZE = 8 };

static const u8 magic[NAME_SIZE] = {'Q', 'l', 'a', 'n', 'e', 's', '3', '\n'};

static void write_head(const SlideDatabase *database, u8 *head)
{
    u8 i, home;
    memset(head, 0, SERIALISED_HEAD);
    memcpy(head, magic, NAME_SIZE);
    head += NAME_SIZE;
    *head++ = database->patterns[0].width;
    *head++ = database->patterns[0].height;
    for (i = 0; i < database->pattern_count; i++)
        for (home = 0; home < database->patterns[i].tiles; home++)
            head[home] |= (u8)(database->patterns[i].kind[home] << 4 * i);
}

void slide_database_seal(const SlideDatabase *database,
                         const FastChecksum *fast)
{
    write_head(database, database->serialised);
    checksum_write(database->serialised, slide_database_size(database), fast);
}

u8 slide_database_matches(const SlideDatabase *database)
{
    u8 head[SERIALISED_HEAD];
    write_head(database, head);
    return !memcmp(database->serialised, head, CHECKSUM_KIND_AT);
}

u8 slide_database_is_intact(const SlideDatabase *database,
                            const FastChecksum *fast)
{
    return slide_database_matches(database) &&
           checksum_matches(database->serialised,
                            slide_database_size(database), fast);
}
