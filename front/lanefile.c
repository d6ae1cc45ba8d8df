/* SPDX-License-Identifier: MIT */
#include "lanefile.h"

#include <string.h>

enum { NAME_SIZE = 8, DIGEST_SIZE = 8, RUNS = 4, WORD = 8 };

static const u8 name[NAME_SIZE] = {'Q', 'l', 'a', 'n', 'e', 's', '1', '\n'};

u64 size_of_lanefile(const Lanes *lanes)
{
    return KEPT_HEAD + size_of_lanes(lanes);
}

void place_lanefile(Lanes *lanes, void *bytes)
{
    place_lanes(lanes, (u8 *)bytes + KEPT_HEAD);
}

static u64 load_word(const u8 *at)
{
    u64 word = 0;
    u8 i;
    for (i = WORD; i--;)
        word = word << 8 | at[i];
    return word;
}

static u64 mix(u64 run, u64 word)
{
    run = (run ^ word) * 0x9E3779B97F4A7C15ULL;
    return run ^ run >> 32;
}

/* Several runs side by side, since each waits for its multiplications. */
static u64 digest_of(const u8 *bytes, u64 size)
{
    u64 run[RUNS] = {1, 2, 3, 4};
    u64 i;
    u32 k;
    for (i = 0; i + RUNS * WORD <= size; i += RUNS * WORD)
        for (k = 0; k < RUNS; k++)
            run[k] = mix(run[k], load_word(bytes + i + WORD * k));
    for (; i < size; i++)
        run[0] = mix(run[0], bytes[i]);
    for (k = 1; k < RUNS; k++)
        run[0] = mix(run[0], run[k]);
    return run[0];
}

static void write_head(const Lanes *lanes, const u8 *bits, u8 *head)
{
    u64 digest = digest_of(bits, size_of_lanes(lanes));
    u8 i;
    memset(head, 0, KEPT_HEAD);
    memcpy(head, name, NAME_SIZE);
    head[NAME_SIZE] = lanes->width;
    head[NAME_SIZE + 1] = lanes->height;
    for (i = 0; i < DIGEST_SIZE; i++)
        head[KEPT_HEAD - DIGEST_SIZE + i] = (u8)(digest >> 8 * i);
}

void seal_lanefile(const Lanes *lanes, u8 *bytes)
{
    write_head(lanes, bytes + KEPT_HEAD, bytes);
}

u8 is_whole_lanefile(const Lanes *lanes, const u8 *bytes)
{
    u8 head[KEPT_HEAD];
    write_head(lanes, bytes + KEPT_HEAD, head);
    return !memcmp(bytes, head, KEPT_HEAD);
}
