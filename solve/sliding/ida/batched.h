/* SPDX-License-Identifier: MIT */
/* Iterative deepening as in ida_star.h, but in waves: boards that are equally
   far from the start are looked at side by side, some dozens at a time, so
   that the processor waits for all their tables at once. The nodes in vain are
   the same. */
#ifndef SOLVE_SLIDING_WAVE_H
#define SOLVE_SLIDING_WAVE_H

#include "solve/sliding/pdb/packed_index.h"

enum {
    ABREAST = 64, /* boards that are expanded together */
    MOST_AFTER = ABREAST * DIRECTIONS,
    MOST_BOUND = 254, /* a sum is a byte */
    RIDER_CELLS = 35
};

/* A board on its way. */
typedef struct Rider {
    u32 state;
    u32 before; /* the rider from which it came */
    u8 sum[VIEWS];
    u8 hole;
    u8 tile[RIDER_CELLS];
    Lie lie[];
} Rider;

/* All riders of one length. */
typedef struct Crest {
    u8 *riders;
    u32 count;
} Crest;

/* What follows from a rider, while the views are asked. */
typedef struct Foal {
    const u8 *byte;
    const Rider *rider;
    Lie lie[VIEWS];
    u32 before, state;
    u8 sum[VIEWS];
    u8 slot[VIEWS]; /* of the pose */
    u8 hole;
    u8 place; /* in the byte */
} Foal;

typedef struct Wave {
    const Guide *guide;
    Budget *budget;
    Arena arena;
    u32 size; /* of a rider */
    u32 bound;
    u32 found; /* of a line that wins */
    Crest crests[MOST_BOUND + 1];
    Foal foals[MOST_AFTER];
    u16 live[MOST_AFTER];
} Wave;

/* All that is needed for one length, MOST_BOUND at most, in this memory; or
   NULL. */
Wave *open_wave(const Guide *guide, const SlidingBoard *board, u32 bound,
                Arena arena);
/* So much besides what the caller takes from the wave's arena. */
u64 wave_room(const Guide *guide, u32 bound);
u32 rider_size(const Guide *guide);

static inline Rider *rider_at(const Wave *wave, const Crest *crest, u32 number)
{
    return (Rider *)(crest->riders + (u64)number * wave->size);
}

/* All that may follow from some riders of a length, added to the next
   crest. */
Ending expand(Wave *wave, u32 length, u32 first, u32 count);
/* The same from a crest's end, then from what followed, until nothing is
   left. */
Ending dig(Wave *wave, u32 length);

/* The steps to the last rider that was added, when a line was found. */
void trace_line(const Wave *wave, u8 *steps);

#endif
