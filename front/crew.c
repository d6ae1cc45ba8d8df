/* SPDX-License-Identifier: MIT */
/* Each depth of a table is grown in slices, one a processor. */
#include "crew.h"

#include <pthread.h>
#include <string.h>
#include <unistd.h>

enum {
    MOST_HANDS = 64,
    LITTLE = 1 << 16, /* bytes of a table that one hand does as soon */
    SAMPLE = 61       /* one row of so many is looked at for progress */
};

typedef struct Hand {
    Build *build;
    u32 slice, slices;
    u8 any;
    int runs;
    pthread_t thread;
} Hand;

/* All tables of a guide, and how far one of them is. */
typedef struct Works {
    const Watcher *watcher;
    u64 done, all;
} Works;

static void *grow(void *argument)
{
    Hand *hand = argument;
    hand->any = grow_build(hand->build, hand->slice, hand->slices);
    return NULL;
}

/* One depth. Whoever can't be had does nothing, and the others do it. */
static u8 grow_depth(Build *build, u32 hands)
{
    Hand hand[MOST_HANDS];
    u8 any = 0;
    u32 i;
    for (i = 0; i < hands; i++) {
        hand[i] = (Hand){.build = build, .slice = i, .slices = hands};
        hand[i].runs =
            i && !pthread_create(&hand[i].thread, NULL, grow, &hand[i]);
    }
    for (i = 0; i < hands; i++)
        if (!hand[i].runs)
            grow(&hand[i]);
    for (i = 0; i < hands; i++) {
        if (hand[i].runs)
            pthread_join(hand[i].thread, NULL);
        any |= hand[i].any;
    }
    return any;
}

static u32 hands_for(const Table *table)
{
    const long processors = sysconf(_SC_NPROCESSORS_ONLN);
    if (processors < 2 || size_of_bits(table->shape) < LITTLE)
        return 1;
    return processors < MOST_HANDS ? (u32)processors : MOST_HANDS;
}

/* -------------------------------------------------------------- progress */

static u32 count_bits(const u8 *row, u32 size)
{
    u32 count = 0;
    while (size--)
        count += (u32)__builtin_popcount(*row++);
    return count;
}

/* The bytes of a table whose positions have been seen, by some of them. */
static u64 seen_bytes(const Build *build)
{
    const Shape *shape = build->table->shape;
    u64 seen = 0;
    u64 rows = 0;
    u32 block;
    for (block = 0; block < shape->blocks; block += SAMPLE, rows++)
        seen += count_bits(build->seen + (u64)block * shape->row, shape->row);
    return size_of_bits(shape) * seen / (rows * shape->row * 8);
}

static void tell_progress(const Works *works, const Build *build)
{
    const Watcher *watcher = works->watcher;
    if (watcher->progress)
        watcher->progress(watcher->own, works->done + seen_bytes(build),
                          works->all);
}

static u8 is_stopped_by(const Watcher *watcher)
{
    return watcher->stop && *watcher->stop;
}

/* -------------------------------------------------------------- building */

static u8 build_one(Works *works, Table *table, Arena arena)
{
    Build build;
    const u32 hands = hands_for(table);
    if (!begin_build(&build, table, &arena))
        return 0;
    while (!is_stopped_by(works->watcher) && grow_depth(&build, hands)) {
        build.depth++;
        tell_progress(works, &build);
    }
    works->done += size_of_bits(table->shape);
    return !is_stopped_by(works->watcher);
}

u8 fill_by_crew(Guide *guide, Arena arena, const Watcher *watcher)
{
    Works works = {.watcher = watcher,
                   .all = size_of_tables(guide) - KEPT_HEAD};
    u8 i;
    for (i = 0; i < guide->table_count; i++)
        if (!build_one(&works, &guide->tables[i], arena))
            return 0;
    seal_tables(guide);
    return 1;
}

u64 room_of_crew(const Guide *guide)
{
    u64 most = 0;
    u8 i;
    for (i = 0; i < guide->table_count; i++) {
        const Shape *shape = guide->tables[i].shape;
        const u64 room = 2 * size_of_bits(shape) + 5ULL * shape->blocks;
        most = room > most ? room : most;
    }
    return most + 8 * ARENA_STEP;
}
