/* SPDX-License-Identifier: MIT */
/* A pattern for the slide metric, in which any number of tiles that move
   together in a row or column count as one move, and its values. The
   abstraction (Culberson and Schaeffer, "Pattern databases", 1998) does not
   distinguish tiles of the same *kind*. The value is a lower bound on the
   number of slides.

   In a shortest line, slides along rows and along columns alternate. After
   each slide the gap therefore has a *lane*: the row or column in which it
   moves next, wherever in it the gap is now. The kinds of all tiles, row by
   row and without the gap, are a *sequence* of symbols. A slide in a row
   leaves the sequence unchanged. A slide in a column rotates as many symbols
   as a row has by one, for each tile moved.

   A lane and a sequence thus stand for all boards that one slide turns into
   each other. Each row's lane shares a board with each column's lane. Given
   the axis of the last slide, their values differ by exactly one, so one bit
   per entry suffices, as in pdb/pattern_database.h. */
#ifndef SOLVE_SLIDING_SLIDE_PATTERN_H
#define SOLVE_SLIDING_SLIDE_PATTERN_H

#include "solve/sliding/pdb/pattern_database.h"

typedef enum Axis { ALONG_ROW, ALONG_COLUMN, AXES } Axis;

enum { MOST_KINDS = 8, SLIDE_CELLS = 16, MOST_CONTENTS = 1024 };

typedef u64 TileSequence; /* symbols, the first one lowest */

typedef struct SlidePattern {
    u8 width, height, tiles;
    u8 bits;   /* of a symbol */
    u8 prefix; /* number of symbols in the first part of a sequence */
    u8 middle; /* the row in which sequences of column lanes are read */
    u8 kind[SLIDE_CELLS]; /* of each tile, by its home */
    u8 many[MOST_KINDS];  /* number of tiles of each kind */
    u32 *first;           /* rank of the first sequence with each prefix */
    u16 *place;    /* rank of each suffix among those with the same symbols */
    u32 *suffixes; /* all suffixes, grouped by their symbols */
    u32 start[MOST_CONTENTS]; /* where each group begins */
    u64 size;                 /* of a lane, in bytes */
    u8 *bits_for[AXES]; /* by the axis of the last slide; lanes of rows come
                           first */
} SlidePattern;

static inline Axis axis_across(Axis axis)
{
    ASSERT_SLOW(axis < AXES);
    return axis == ALONG_ROW ? ALONG_COLUMN : ALONG_ROW;
}

/* Prepares the ranks, for tiles of these kinds. Returns 0 if there is not
   enough memory. */
u8 slide_pattern_plan(SlidePattern *pattern, const SlidingBoard *board,
                      const u8 *kinds, Arena *arena);
/* The bytes for one axis of the last slide. */
u64 slide_pattern_size(const SlidePattern *pattern);

static inline u8 lane_of(const SlidePattern *pattern, Axis axis, u8 at)
{
    return (u8)(axis == ALONG_ROW ? at : pattern->height + at);
}

static inline u32 sequence_rank(const SlidePattern *pattern,
                                TileSequence sequence)
{
    u32 shift = (u32)pattern->prefix * pattern->bits;
    return pattern->first[sequence & ((1U << shift) - 1)] +
           pattern->place[sequence >> shift];
}

/* Rotates as many symbols as a row has, by a number of bits. */
static inline TileSequence rotate_symbols(const SlidePattern *pattern,
                                          TileSequence sequence, u32 symbol,
                                          u32 by)
{
    u32 shift = symbol * pattern->bits;
    u32 span = (u32)pattern->width * pattern->bits;
    TileSequence mask = ((TileSequence)1 << span) - 1;
    TileSequence some = sequence >> shift & mask;
    TileSequence rotated = (some << by | some >> (span - by)) & mask;
    ASSERT_SLOW(by < span);
    return sequence ^ (some ^ rotated) << shift;
}

/* The sequence after the gap has moved in a column from one row to
   another. */
static inline TileSequence sequence_after_column(const SlidePattern *pattern,
                                                 TileSequence sequence,
                                                 u8 column, u8 from, u8 to)
{
    u32 width = pattern->width;
    u32 by = pattern->bits;
    for (; from < to; from++)
        sequence =
            rotate_symbols(pattern, sequence, from * width + column, by);
    for (; from > to; from--)
        sequence = rotate_symbols(
            pattern, sequence, (from - 1U) * width + column, (width - 1) * by);
    return sequence;
}

/* A state of the abstraction: a lane and the sequence while the gap is in it.
   For the lane of a column, the gap is in the middle row. */
typedef struct SlideState {
    TileSequence sequence;
    Axis axis;
    u8 at;
} SlideState;

/* The state of the same board in the lane that crosses this one at a given
   place. */
static inline SlideState slide_state_cross(const SlidePattern *pattern,
                                           const SlideState *state, u8 at)
{
    SlideState after = {state->sequence, ALONG_COLUMN, at};
    if (state->axis == ALONG_ROW)
        after.sequence = sequence_after_column(pattern, state->sequence, at,
                                               state->at, pattern->middle);
    else {
        after.axis = ALONG_ROW;
        after.sequence = sequence_after_column(pattern, state->sequence,
                                               state->at, pattern->middle, at);
    }
    return after;
}

/* The byte that holds a state's bit, and the bit's place in it. */
static inline const u8 *slide_pattern_byte(const SlidePattern *pattern,
                                           Axis last, const SlideState *state,
                                           u8 *place)
{
    u32 number = sequence_rank(pattern, state->sequence);
    ASSERT_SLOW(last < AXES);
    ASSERT_SLOW(number >> 3 < pattern->size);
    *place = number & 7;
    return pattern->bits_for[last] +
           lane_of(pattern, state->axis, state->at) * pattern->size +
           (number >> 3);
}

/* The goal's own lane, one slide before the end. */
SlideState slide_state_goal(const SlidePattern *pattern, Axis last);
/* The state of a board whose next slide is along an axis. On side 1, the state
   of its mirror image across the diagonal, where the axes are swapped. */
SlideState slide_state_find(const SlidePattern *pattern,
                            const SlidingBoard *board, Axis axis, u8 side);
/* The value of a state, given the axis of the last slide: found by a descent
   to the goal. */
u16 slide_state_distance(const SlidePattern *pattern, const SlideState *state,
                         Axis last);

/* A build, as for the other databases: at each depth, every slice is expanded
   once. */
typedef struct SlideBuild {
    SlidePattern *pattern;
    Axis last;
    u8 *seen, *frontier;
    u32 depth;
} SlideBuild;

u8 slide_build_begin(SlideBuild *build, SlidePattern *pattern, Axis last,
                     Arena *arena);
u8 slide_build_expand(const SlideBuild *build, u32 slice, u32 slices);

#endif
