/* SPDX-License-Identifier: MIT */
/* Each depth of a table is grown in slices, one a processor. */
#include "table_builder.h"

#include <pthread.h>
#include <string.h>
#include <unistd.h>

enum {
    MOST_HANDS = 64,
    LITTLE = 1 << 16, /* bytes of a table that one hand does as soon */
    SAMPLE = 61       /* one row of so many is looked at for progress */
};

/* What is built, depth by depth. */
typedef struct Site {
    u8 (*grow)(const void *build, u32 slice, u32 slices);
    const void *build;
} Site;

typedef struct Hand {
    const Site *site;
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
    hand->any = hand->site->grow(hand->site->build, hand->slice, hand->slices);
    return NULL;
}

/* One depth. Whoever can't be had does nothing, and the others do it. */
static u8 grow_depth(const Site *site, u32 hands)
{
    Hand hand[MOST_HANDS];
    u8 any = 0;
    u32 i;
    for (i = 0; i < hands; i++) {
        hand[i] = (Hand){.site = site, .slice = i, .slices = hands};
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

static u32 hands_for(u64 size)
{
    const long processors = sysconf(_SC_NPROCESSORS_ONLN);
    if (processors < 2 || size < LITTLE)
        return 1;
    return processors < MOST_HANDS ? (u32)processors : MOST_HANDS;
}

/* ---------------------------------------------------------------- progress */

static u32 count_bits(const u8 *row, u32 size)
{
    u32 count = 0;
    while (size--)
        count += (u32)__builtin_popcount(*row++);
    return count;
}

/* The bytes of a table whose positions have been seen, by some of them. */
static u64 seen_bytes(const PatternBuild *build)
{
    const PatternIndex *index = build->database->index;
    u64 seen = 0;
    u64 rows = 0;
    u32 block;
    for (block = 0; block < index->blocks; block += SAMPLE, rows++)
        seen += count_bits(build->seen + (u64)block * index->row, index->row);
    return pattern_database_size(index) * seen / (rows * index->row * 8);
}

static void tell_progress(const Works *works, u64 seen)
{
    const Watcher *watcher = works->watcher;
    if (watcher->progress)
        watcher->progress(watcher->own, works->done + seen, works->all);
}

static u8 is_stopped_by(const Watcher *watcher)
{
    return is_stop_set(watcher->stop);
}

/* ---------------------------------------------------------------- building */

static u8 expand_pattern(const void *build, u32 slice, u32 slices)
{
    return pattern_build_expand((PatternBuild *)(uintptr_t)build, slice,
                                slices);
}

static u8 build_one(Works *works, PatternDatabase *database, Arena arena)
{
    PatternBuild build;
    const Site site = {expand_pattern, &build};
    const u32 hands = hands_for(pattern_database_size(database->index));
    if (!pattern_build_begin(&build, database, &arena))
        return 0;
    while (!is_stopped_by(works->watcher) && grow_depth(&site, hands)) {
        build.depth++;
        tell_progress(works, seen_bytes(&build));
    }
    works->done += pattern_database_size(database->index);
    return !is_stopped_by(works->watcher);
}

u8 fill_by_crew(DatabaseSet *pdbs, Arena arena, const Watcher *watcher)
{
    Works works = {.watcher = watcher,
                   .all = database_set_size(pdbs) - SERIALISED_HEAD};
    u8 i;
    for (i = 0; i < pdbs->database_count; i++)
        if (!build_one(&works, &pdbs->databases[i], arena))
            return 0;
    database_set_seal(pdbs);
    return 1;
}

u64 room_of_crew(const DatabaseSet *pdbs)
{
    u64 most = 0;
    u8 i;
    for (i = 0; i < pdbs->database_count; i++) {
        const PatternIndex *index = pdbs->databases[i].index;
        const u64 room =
            2 * pattern_database_size(index) + 5ULL * index->blocks;
        most = room > most ? room : most;
    }
    return most + 8 * ARENA_STEP;
}

/* ------------------------------------------------------------------- lanes */

static u8 grow_lanes(const void *spread, u32 slice, u32 slices)
{
    return slide_build_expand(spread, slice, slices);
}

static u64 seen_lanes(const SlideBuild *spread, u64 size)
{
    u64 bits = 0;
    u64 sampled = 0;
    u64 at;
    for (at = 0; at + 8 <= size; at += 8 * SAMPLE, sampled += 8)
        bits += count_bits(spread->seen + at, 8);
    return sampled ? size * bits / (sampled * 8) : 0;
}

static u8 spread_one(Works *works, SlideDatabase *slides, Axis last,
                     Arena arena)
{
    SlideBuild spread;
    const Site site = {grow_lanes, &spread};
    const u64 size = works->all / AXES;
    const u32 hands = hands_for(size);
    if (!slide_build_begin(&spread, slides, last, &arena))
        return 0;
    while (!is_stopped_by(works->watcher) && grow_depth(&site, hands)) {
        spread.depth++;
        tell_progress(works, seen_lanes(&spread, size));
    }
    works->done += size;
    return !is_stopped_by(works->watcher);
}

u8 fill_lanes_by_crew(SlideDatabase *slides, Arena arena,
                      const Watcher *watcher)
{
    Works works = {.watcher = watcher,
                   .all = slide_database_size(slides) - SERIALISED_HEAD};
    if (!spread_one(&works, slides, ALONG_ROW, arena) ||
        !spread_one(&works, slides, ALONG_COLUMN, arena))
        return 0;
    slide_database_seal(slides);
    return 1;
}

u64 room_of_lane_crew(const SlideDatabase *slides)
{
    return slide_database_size(slides) + 8 * ARENA_STEP;
}
