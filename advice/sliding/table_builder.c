/* SPDX-License-Identifier: MIT */
/* Each depth of a table is grown in slices, one for each processor. */
#include "table_builder.h"

#include <string.h>

#include "host/thread_pool.h"

enum {
    SLICE_LEAST = 1 << 16, /* bytes of a table, below which it is one slice */
    SAMPLE = 61            /* one row of so many is looked at for progress */
};

/* One depth of a table, expanded in slices. */
typedef struct Depth {
    void *build;
    u32 slices;
    _Atomic u8 has_new; /* states, in any slice */
} Depth;

/* All tables of a set, and how far one of them is. */
typedef struct Works {
    const Watcher *watcher;
    ThreadPool *pool;
    u64 done, all;
} Works;

static u8 expand_depth(const Works *works, Depth *depth, ThreadPoolWork expand)
{
    depth->has_new = 0;
    thread_pool_run(works->pool, expand, depth, depth->slices);
    return depth->has_new;
}

static u32 slices_of(u64 size)
{
    return size < SLICE_LEAST ? 1 : thread_pool_processors();
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

static void expand_pattern(void *context, u32 slice)
{
    Depth *depth = context;
    if (pattern_build_expand(depth->build, slice, depth->slices))
        depth->has_new = 1;
}

static u8 build_one(Works *works, PatternDatabase *database, Arena arena)
{
    PatternBuild build;
    Depth depth = {.build = &build,
                   .slices =
                       slices_of(pattern_database_size(database->index))};
    if (!pattern_build_begin(&build, database, &arena))
        return 0;
    while (!is_stopped_by(works->watcher) &&
           expand_depth(works, &depth, expand_pattern)) {
        build.depth++;
        tell_progress(works, seen_bytes(&build));
    }
    works->done += pattern_database_size(database->index);
    return !is_stopped_by(works->watcher);
}

u8 fill_by_crew(DatabaseSet *pdbs, Arena arena, const Watcher *watcher)
{
    const u64 size = database_set_size(pdbs) - SERIALISED_HEAD;
    Works works = {.watcher = watcher,
                   .pool = thread_pool_open(slices_of(size)),
                   .all = size};
    u8 i = 0;
    while (i < pdbs->database_count &&
           build_one(&works, &pdbs->databases[i], arena))
        i++;
    thread_pool_close(works.pool);
    if (i < pdbs->database_count)
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

static void expand_lanes(void *context, u32 slice)
{
    Depth *depth = context;
    if (slide_build_expand(depth->build, slice, depth->slices))
        depth->has_new = 1;
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
    const u64 size = works->all / AXES;
    Depth depth = {.build = &spread, .slices = slices_of(size)};
    if (!slide_build_begin(&spread, slides, last, &arena))
        return 0;
    while (!is_stopped_by(works->watcher) &&
           expand_depth(works, &depth, expand_lanes)) {
        spread.depth++;
        tell_progress(works, seen_lanes(&spread, size));
    }
    works->done += size;
    return !is_stopped_by(works->watcher);
}

u8 fill_lanes_by_crew(SlideDatabase *slides, Arena arena,
                      const Watcher *watcher)
{
    const u64 size = slide_database_size(slides) - SERIALISED_HEAD;
    Works works = {.watcher = watcher,
                   .pool = thread_pool_open(slices_of(size / AXES)),
                   .all = size};
    const u8 built = spread_one(&works, slides, ALONG_ROW, arena) &&
                     spread_one(&works, slides, ALONG_COLUMN, arena);
    thread_pool_close(works.pool);
    if (!built)
        return 0;
    slide_database_seal(slides);
    return 1;
}

u64 room_of_lane_crew(const SlideDatabase *slides)
{
    return slide_database_size(slides) + 8 * ARENA_STEP;
}
