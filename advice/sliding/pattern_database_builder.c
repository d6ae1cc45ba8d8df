/* SPDX-License-Identifier: MIT */
/* Each depth of a database is expanded in slices, one per processor. */
#include "pattern_database_builder.h"

#include <string.h>

#include "fast_checksum.h"
#include "host/thread_pool.h"

enum {
    SLICE_LEAST = 1 << 16, /* in bytes; below this, one slice is enough */
    SAMPLE = 61            /* every 61st row is sampled to estimate progress */
};

/* One depth of a database. */
typedef struct Depth {
    void *build;
    u32 slices;
    _Atomic u8 has_new; /* whether any slice reached new states */
} Depth;

/* All databases of a set, and how far each one is. */
typedef struct Construction {
    const BuildWatcher *watcher;
    ThreadPool *pool;
    u64 done, all;
} Construction;

static u8 expand_depth(const Construction *construction, Depth *depth,
                       ThreadPoolWork expand)
{
    depth->has_new = 0;
    thread_pool_run(construction->pool, expand, depth, depth->slices);
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

/* Estimates how many bytes of a database are done, from a sample of its
   rows. */
static u64 seen_bytes(const PatternBuild *build)
{
    const PatternIndex *index = build->database->index;
    u64 seen = 0;
    u64 rows = 0;
    u32 block;
    ASSERT(index->blocks && index->row);
    for (block = 0; block < index->blocks; block += SAMPLE, rows++)
        seen += count_bits(build->seen + (u64)block * index->row, index->row);
    return pattern_database_size(index) * seen / (rows * index->row * 8);
}

static void tell_progress(const Construction *construction, u64 seen)
{
    const BuildWatcher *watcher = construction->watcher;
    if (watcher->progress)
        watcher->progress(watcher->own, construction->done + seen,
                          construction->all);
}

static u8 is_stopped_by(const BuildWatcher *watcher)
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

static u8 build_one(Construction *construction, PatternDatabase *database,
                    Arena arena)
{
    PatternBuild build;
    Depth depth = {.build = &build,
                   .slices =
                       slices_of(pattern_database_size(database->index))};
    if (!pattern_build_begin(&build, database, &arena))
        return 0;
    while (!is_stopped_by(construction->watcher) &&
           expand_depth(construction, &depth, expand_pattern)) {
        build.depth++;
        tell_progress(construction, seen_bytes(&build));
    }
    construction->done += pattern_database_size(database->index);
    return !is_stopped_by(construction->watcher);
}

u8 pattern_database_builder_fill(DatabaseSet *pdbs, Arena arena,
                                 const BuildWatcher *watcher)
{
    const u64 size = database_set_size(pdbs) - SERIALISED_HEAD;
    Construction construction = {.watcher = watcher,
                                 .pool = thread_pool_open(slices_of(size)),
                                 .all = size};
    u8 i = 0;
    while (i < pdbs->database_count &&
           build_one(&construction, &pdbs->databases[i], arena))
        i++;
    thread_pool_close(construction.pool);
    if (i < pdbs->database_count)
        return 0;
    database_set_seal(pdbs, fast_checksum());
    return 1;
}

u64 pattern_database_builder_room(const DatabaseSet *pdbs)
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

/* ------------------------------------------------------------------ slides */

static void expand_slides(void *context, u32 slice)
{
    Depth *depth = context;
    if (slide_build_expand(depth->build, slice, depth->slices))
        depth->has_new = 1;
}

static u64 seen_slides(const SlideBuild *build, u64 size)
{
    u64 bits = 0;
    u64 sampled = 0;
    u64 at;
    for (at = 0; at + 8 <= size; at += 8 * SAMPLE, sampled += 8)
        bits += count_bits(build->seen + at, 8);
    return sampled ? size * bits / (sampled * 8) : 0;
}

static u8 build_slides(Construction *construction, SlidePattern *pattern,
                       Axis last, Arena arena)
{
    SlideBuild build;
    const u64 size = slide_pattern_size(pattern);
    Depth depth = {.build = &build, .slices = slices_of(size)};
    if (!slide_build_begin(&build, pattern, last, &arena))
        return 0;
    while (!is_stopped_by(construction->watcher) &&
           expand_depth(construction, &depth, expand_slides)) {
        build.depth++;
        tell_progress(construction, seen_slides(&build, size));
    }
    construction->done += size;
    return !is_stopped_by(construction->watcher);
}

u8 pattern_database_builder_fill_slides(SlideDatabase *slides, Arena arena,
                                        const BuildWatcher *watcher)
{
    const u64 size = slide_database_size(slides) - SERIALISED_HEAD;
    Construction construction = {.watcher = watcher,
                                 .pool =
                                     thread_pool_open(slices_of(size / AXES)),
                                 .all = size};
    u8 i = 0;
    while (
        i < slides->pattern_count &&
        build_slides(&construction, &slides->patterns[i], ALONG_ROW, arena) &&
        build_slides(&construction, &slides->patterns[i], ALONG_COLUMN, arena))
        i++;
    thread_pool_close(construction.pool);
    if (i < slides->pattern_count)
        return 0;
    slide_database_seal(slides, fast_checksum());
    return 1;
}

u64 pattern_database_builder_slides_room(const SlideDatabase *slides)
{
    return slide_database_size(slides) + 8 * ARENA_STEP;
}
