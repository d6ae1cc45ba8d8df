/* SPDX-License-Identifier: MIT */
/* Databases as bytes that can be written and read again. The head: a magic
   name, the width and height, how many databases, the database of each tile
   from 'a' (and, times 16, that of the second partition), all padded with
   zeros; in its last eight bytes a checksum of the bits, low byte first. The
   bits of the databases follow in order. */
#include <string.h>

#include "solve/sliding/slides/slide_database.h"

enum {
    NAME_SIZE = 8,
    DIGEST_SIZE = 8,
    DIGEST_AT = SERIALISED_HEAD - DIGEST_SIZE
};

static const u8 magic[NAME_SIZE] = {'Q', 's', 'l', 'i', 'd', 'e', '1', '\n'};
static const u8 slides_magic[NAME_SIZE] = {'Q', 'l', 'a', 'n',
                                           'e', 's', '1', '\n'};

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
    for (tile = 1; tile < goal->cells; tile++)
        *head++ = tile_letter(pdbs, tile);
}

static u64 load_word(const u8 *at)
{
    u64 word = 0;
    u8 i;
    for (i = 8; i--;)
        word = word << 8 | at[i];
    return word;
}

/* Four sums side by side, since each waits for its own multiplications. */
static u64 checksum_of(const u8 *bytes, u64 size)
{
    static const u64 prime = 0x9E3779B97F4A7C15ULL;
    u64 run[4] = {1, 2, 3, 4};
    u64 i;
    for (i = 0; i + 32 <= size; i += 32) {
        u8 k;
        for (k = 0; k < 4; k++) {
            run[k] = (run[k] ^ load_word(bytes + i + 8 * k)) * prime;
            run[k] ^= run[k] >> 32;
        }
    }
    for (; i < size; i++)
        run[i & 3] = ((run[i & 3] ^ bytes[i]) * prime) + (run[i & 3] >> 32);
    for (i = 1; i < 4; i++)
        run[0] = ((run[0] ^ run[i]) * prime) ^ (run[0] >> 29);
    return run[0];
}

/* The checksum of what follows a head. */
static void write_checksum(const u8 *serialised, u64 size, u8 *at)
{
    u64 digest =
        checksum_of(serialised + SERIALISED_HEAD, size - SERIALISED_HEAD);
    u8 i;
    for (i = 0; i < DIGEST_SIZE; i++)
        at[i] = (u8)(digest >> 8 * i);
}

static u8 checksum_matches(const u8 *serialised, u64 size)
{
    u8 digest[DIGEST_SIZE];
    write_checksum(serialised, size, digest);
    return !memcmp(serialised + DIGEST_AT, digest, DIGEST_SIZE);
}

void database_set_seal(const DatabaseSet *pdbs)
{
    write_head(pdbs, pdbs->serialised);
    write_checksum(pdbs->serialised, database_set_size(pdbs),
                   pdbs->serialised + DIGEST_AT);
}

u8 database_set_matches(const DatabaseSet *pdbs)
{
    u8 head[SERIALISED_HEAD];
    write_head(pdbs, head);
    return !memcmp(pdbs->serialised, head, DIGEST_AT);
}

u8 database_set_is_intact(const DatabaseSet *pdbs)
{
    return database_set_matches(pdbs) &&
           checksum_matches(pdbs->serialised, database_set_size(pdbs));
}

/* ------------------------------------------------------------------- lanes */

static void write_lanes_head(const Lanes *lanes, u8 *head)
{
    memset(head, 0, SERIALISED_HEAD);
    memcpy(head, slides_magic, NAME_SIZE);
    head += NAME_SIZE;
    *head++ = lanes->width;
    *head++ = lanes->height;
    memcpy(head, lanes->many, sizeof lanes->many);
}

void seal_lanes(const Lanes *lanes)
{
    write_lanes_head(lanes, lanes->serialised);
    write_checksum(lanes->serialised, size_of_lanes(lanes),
                   lanes->serialised + DIGEST_AT);
}

u8 are_those_lanes(const Lanes *lanes)
{
    u8 head[SERIALISED_HEAD];
    write_lanes_head(lanes, head);
    return !memcmp(lanes->serialised, head, DIGEST_AT);
}

u8 are_whole_lanes(const Lanes *lanes)
{
    return are_those_lanes(lanes) &&
           checksum_matches(lanes->serialised, size_of_lanes(lanes));
}
