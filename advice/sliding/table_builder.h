/* SPDX-License-Identifier: MIT */
/* Building tables of the sliding puzzle with all processors. */
#ifndef ADVICE_SLIDING_TABLE_BUILDER_H
#define ADVICE_SLIDING_TABLE_BUILDER_H

#include "solve/sliding/slides/slide_database.h"

/* Who looks on: both may be NULL. */
typedef struct Watcher {
    void *own;
    /* How far it is: done is at most all. */
    void (*progress)(void *own, u64 done, u64 all);
    const _Atomic u8 *stop; /* not 0: give up */
} Watcher;

/* Fills the guide's tables, which have been placed, and seals them; 0 when the
   watcher said stop, or the arena is too small. */
u8 fill_by_crew(DatabaseSet *pdbs, Arena arena, const Watcher *watcher);
/* The same for the tables in slides. */
u8 fill_lanes_by_crew(SlideDatabase *slides, Arena arena,
                      const Watcher *watcher);
/* The room that it takes beside the tables. */
u64 room_of_crew(const DatabaseSet *pdbs);
u64 room_of_lane_crew(const SlideDatabase *slides);

#endif
