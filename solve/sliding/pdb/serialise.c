/* SPDX-License-Identifier: MIT */
/* Tables as bytes that can be written and read again. The head: a name, the
   width and height, how many tables, the table of each tile from 'a' (and
   that of a second view, from 16), all padded with zeros; in its last eight
   bytes a digest of the bits, low byte first. The bits of the tables follow in
   their order. Lanes have another name, and after the width and height how
   many tiles there are of each kind. */
#include <string.h>

#include "solve/sliding/slides/slide_database.h"

enum { NAME_SIZE = 8, DIGEST_SIZE = 8, DIGEST_AT = KEPT_HEAD - DIGEST_SIZE };

static const u8 name[NAME_SIZE] = {'Q', 's', 'l', 'i', 'd', 'e', '1', '\n'};
static const u8 lanes_name[NAME_SIZE] = {'Q', 'l', 'a', 'n',
                                         'e', 's', '1', '\n'};

u64 size_of_tables(const Guide *guide)
{
    u64 size = KEPT_HEAD;
    u8 i;
    for (i = 0; i < guide->table_count; i++)
        size += size_of_bits(guide->tables[i].shape);
    return size;
}

void place_tables(Guide *guide, void *bytes)
{
    u8 *bits = bytes;
    u8 i;
    guide->kept = bits;
    bits += KEPT_HEAD;
    for (i = 0; i < guide->table_count; i++) {
        guide->tables[i].bits = bits;
        bits += size_of_bits(guide->tables[i].shape);
    }
}

static u8 mark_of(const Guide *guide, u8 tile)
{
    const View *last = &guide->views[guide->view_count - 1];
    u8 mark = (u8)('a' + guide->views[0].owner[tile].table);
    if (last->tables != guide->tables)
        mark = (u8)(mark + 16 * (last->owner[tile].table + 1));
    return mark;
}

static void write_head(const Guide *guide, u8 *head)
{
    const SlidingBoard *goal = &guide->goal;
    u8 tile;
    memset(head, 0, KEPT_HEAD);
    memcpy(head, name, NAME_SIZE);
    head += NAME_SIZE;
    *head++ = goal->width;
    *head++ = goal->height;
    *head++ = guide->table_count;
    for (tile = 1; tile < goal->cells; tile++)
        *head++ = mark_of(guide, tile);
}

static u64 load_word(const u8 *at)
{
    u64 word = 0;
    u8 i;
    for (i = 8; i--;)
        word = word << 8 | at[i];
    return word;
}

/* Four runs side by side, since each waits for its own multiplications. */
static u64 digest_of(const u8 *bytes, u64 size)
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

/* The digest of what follows a head. */
static void write_digest(const u8 *kept, u64 size, u8 *at)
{
    u64 digest = digest_of(kept + KEPT_HEAD, size - KEPT_HEAD);
    u8 i;
    for (i = 0; i < DIGEST_SIZE; i++)
        at[i] = (u8)(digest >> 8 * i);
}

static u8 has_digest(const u8 *kept, u64 size)
{
    u8 digest[DIGEST_SIZE];
    write_digest(kept, size, digest);
    return !memcmp(kept + DIGEST_AT, digest, DIGEST_SIZE);
}

void seal_tables(const Guide *guide)
{
    write_head(guide, guide->kept);
    write_digest(guide->kept, size_of_tables(guide), guide->kept + DIGEST_AT);
}

u8 are_those_tables(const Guide *guide)
{
    u8 head[KEPT_HEAD];
    write_head(guide, head);
    return !memcmp(guide->kept, head, DIGEST_AT);
}

u8 are_whole_tables(const Guide *guide)
{
    return are_those_tables(guide) &&
           has_digest(guide->kept, size_of_tables(guide));
}

/* ----------------------------------------------------------------- lanes */

static void write_lanes_head(const Lanes *lanes, u8 *head)
{
    memset(head, 0, KEPT_HEAD);
    memcpy(head, lanes_name, NAME_SIZE);
    head += NAME_SIZE;
    *head++ = lanes->width;
    *head++ = lanes->height;
    memcpy(head, lanes->many, sizeof lanes->many);
}

void seal_lanes(const Lanes *lanes)
{
    write_lanes_head(lanes, lanes->kept);
    write_digest(lanes->kept, size_of_lanes(lanes), lanes->kept + DIGEST_AT);
}

u8 are_those_lanes(const Lanes *lanes)
{
    u8 head[KEPT_HEAD];
    write_lanes_head(lanes, head);
    return !memcmp(lanes->kept, head, DIGEST_AT);
}

u8 are_whole_lanes(const Lanes *lanes)
{
    return are_those_lanes(lanes) &&
           has_digest(lanes->kept, size_of_lanes(lanes));
}
