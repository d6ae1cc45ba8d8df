/* SPDX-License-Identifier: MIT */
/* Builds the sliding puzzle's pattern databases on all processors. */
#ifndef ADVICE_SLIDING_PATTERN_DATABASE_BUILDER_H
#define ADVICE_SLIDING_PATTERN_DATABASE_BUILDER_H

#include "solve/sliding/pdb/database_set.h"
#include "solve/sliding/slides/slide_database.h"

/* Watches the build; both members may be NULL. */
typedef struct BuildWatcher {
    void *own;
    /* Reports progress: "done" is at most "all". */
    void (*progress)(void *own, u64 done, u64 all);
    const _Atomic u8 *stop; /* set to stop the build */
} BuildWatcher;

/* Fills the databases of a set, which must have been placed, and seals them.
   Returns 0 if the watcher stopped it or the arena is too small. */
u8 pattern_database_builder_fill(DatabaseSet *pdbs, Arena arena,
                                 const BuildWatcher *watcher);
/* The same for a slide database. */
u8 pattern_database_builder_fill_slides(SlideDatabase *slides, Arena arena,
                                        const BuildWatcher *watcher);
/* The memory it needs besides the databases. */
u64 pattern_database_builder_room(const DatabaseSet *pdbs);
u64 pattern_database_builder_slides_room(const SlideDatabase *slides);

#endif
