/* SPDX-License-Identifier: MIT */
/* The pattern databases of a board for the slide metric. On a square board
   each of them is looked up twice, the second time for the mirror image across
   the diagonal. The largest value is the lower bound. */
#ifndef SOLVE_SLIDING_SLIDE_DATABASE_H
#define SOLVE_SLIDING_SLIDE_DATABASE_H

#include "slide_pattern.h"
#include "solve/sliding/pdb/checksum.h"

enum { MOST_SLIDE_PATTERNS = 2, SLIDE_SIDES = 2 };

typedef struct SlideDatabase {
    u8 sides;
    u8 pattern_count;
    SlidePattern patterns[MOST_SLIDE_PATTERNS];
    u8 *serialised; /* the header, then the bits of each pattern */
} SlideDatabase;

/* Builds it. Returns 0 if there is none for this size, or not enough
   memory. */
u8 slide_database_make(SlideDatabase *database, const SlidingBoard *board,
                       Arena *arena);

/* The same in steps, for a database in a file, as with a DatabaseSet. */
u8 slide_database_plan(SlideDatabase *database, const SlidingBoard *board,
                       Arena *arena);
u64 slide_database_size(const SlideDatabase *database);
void slide_database_place(SlideDatabase *database, void *bytes);
void slide_database_seal(const SlideDatabase *database,
                         const FastChecksum *fast);
u8 slide_database_matches(const SlideDatabase *database);
u8 slide_database_is_intact(const SlideDatabase *database,
                            const FastChecksum *fast);

#endif
