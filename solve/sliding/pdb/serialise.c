/* SPDX-License-Identifier: MIT */
/* Reads and writes sets of pattern databases as bytes. A header consists of a
   magic number, the width and height, the number of databases, and for each
   tile its database, counted from 'a' (plus 16 times that of the second
   partition), padded with zeros. Its last nine bytes are the kind of a
   checksum and the checksum of the bits, low byte first. The bits of the
   databases follow in order. */
#include <string.h>

#include "checksum.h"
#include "database_set.h"

enum { NAME_SIZE = 8 };

static const u8 magic[NAME_SIZE] = {'Q', 's', 'l', 'i', 'd', 'e', '2', '\n'};

u64 database_set_size(const DatabaseSet *pdbs)
{
    u64 size = SERIALISED_HEAD;
    u8 i;
    for (i = 0; i < pdbs->database_count; i++)
        size += pattern_database_size(pdbs->databases[i].index);
    return size;
}

void database_set_place(DatabaseSet *pdbs, void *bytes)
{
    u8 *bits = bytes;
    u8 i;
    ASSERT(bytes);
    pdbs->serialised = bits;
    bits += SERIALISED_HEAD;
    for (i = 0; i < pdbs->database_count; i++) {
        pdbs->databases[i].bits = bits;
        bits += pattern_database_size(pdbs->databases[i].index);
    }
}

static u8 tile_letter(const DatabaseSet *pdbs, u8 tile)
{
    const View *last = &pdbs->views[pdbs->view_count - 1];
    u8 mark = (u8)('a' + pdbs->views[0].owner[tile].database);
    if (last->databases != pdbs->databases)
        mark = (u8)(mark + 16 * (last->owner[tile].database + 1));
    return mark;
}

static void write_head(const DatabaseSet *pdbs, u8 *head)
{
    const SlidingBoard *goal = &pdbs->goal;
    u8 tile;
    memset(head, 0, SERIALISED_HEAD);
    memcpy(head, magic, NAME_SIZE);
    head += NAME_SIZE;
    *head++ = goal->width;
    *head++ = goal->height;
    *head++ = pdbs->database_count;
    ASSERT(NAME_SIZE + 3 + goal->cells <= CHECKSUM_KIND_AT + 1);
    for (tile = 1; tile < goal->cells; tile++)
        *head++ = tile_letter(pdbs, tile);
}

void database_set_seal(const DatabaseSet *pdbs, const FastChecksum *fast)
{
    write_head(pdbs, pdbs->serialised);
    checksum_write(pdbs->serialised, database_set_size(pdbs), fast);
}

u8 database_set_matches(const DatabaseSet *pdbs)
{
    u8 head[SERIALISED_HEAD];
    write_head(pdbs, head);
    return !memcmp(pdbs->serialised, head, CHECKSUM_KIND_AT);
}

u8 database_set_is_intact(const DatabaseSet *pdbs, const FastChecksum *fast)
{
    return database_set_matches(pdbs) &&
           checksum_matches(pdbs->serialised, database_set_size(pdbs), fast);
}
