/* SPDX-License-Identifier: MIT */
/* How many slides a board is from its goal at least, when tiles of one kind
   are taken for alike. In a shortest line slides along rows and along columns
   take turns, so that after each the hole has a *lane*, the row or the column
   in which it goes next, wherever in it it may be. The tiles without the hole,
   row by row, are a *tape*: sliding in a row leaves it as it is, sliding in a
   column past one tile turns as many letters of it as a row has around by one.

   So a lane and a tape stand for all boards that one slide leads to from each
   other. Each lane of a row shares a board with each lane of a column, and
   the slides they need differ by one, if it is said along what the last slide
   goes: the second bit is enough, as in the other tables. */
#ifndef SOLVE_SLIDING_LANES_H
#define SOLVE_SLIDING_LANES_H

#include "solve/sliding/pdb/database_set.h"

typedef enum Axis { ALONG_ROW, ALONG_COLUMN, AXES } Axis;

enum { MOST_KINDS = 8, LANE_CELLS = 16, MOST_CONTENTS = 1024 };

typedef u64 Tape; /* letters, the first one lowest */

typedef struct Lanes {
    u8 width, height, tiles;
    u8 sides;
    u8 bits;             /* of a letter */
    u8 front;            /* letters of a tape's first part */
    u8 middle;           /* the row where tapes of columns are read */
    u8 many[MOST_KINDS]; /* tiles of each kind */
    u32 *first;          /* tape that begins with each front */
    u16 *place;          /* of each back, among those with its letters */
    u32 *backs; /* all of them, those with the same letters together */
    u32 start[MOST_CONTENTS]; /* where these begin */
    u64 size;                 /* of a lane in bytes */
    u8 *serialised;           /* the lanes' head and bits */
    u8 *bits_of[AXES];        /* by the last slide; rows first, then columns */
} Lanes;

/* All of it; 0 when there is none for boards of this size, or no room. */
u8 make_lanes(Lanes *lanes, const SlidingBoard *board, Arena *arena);

/* The same in parts, for lanes that are kept, as with a guide. */
u8 plan_lanes(Lanes *lanes, const SlidingBoard *board, Arena *arena);
u64 size_of_lanes(const Lanes *lanes);
void place_lanes(Lanes *lanes, void *bytes);
u8 fill_lanes(Lanes *lanes, Arena arena);
void seal_lanes(const Lanes *lanes);
u8 are_those_lanes(const Lanes *lanes);
u8 are_whole_lanes(const Lanes *lanes);

static inline u8 lane_of(const Lanes *lanes, Axis axis, u8 at)
{
    return (u8)(axis == ALONG_ROW ? at : lanes->height + at);
}

static inline u32 number_of_tape(const Lanes *lanes, Tape tape)
{
    u32 shift = (u32)lanes->front * lanes->bits;
    return lanes->first[tape & ((1U << shift) - 1)] +
           lanes->place[tape >> shift];
}

/* As many letters as a row has, turned around by some bits. */
static inline Tape turn_letters(const Lanes *lanes, Tape tape, u32 letter,
                                u32 by)
{
    u32 shift = letter * lanes->bits;
    u32 span = (u32)lanes->width * lanes->bits;
    Tape mask = ((Tape)1 << span) - 1;
    Tape some = tape >> shift & mask;
    Tape transposed = (some << by | some >> (span - by)) & mask;
    return tape ^ (some ^ transposed) << shift;
}

/* The tape after the hole has gone in a column from one row to another. */
static inline Tape carry_tape(const Lanes *lanes, Tape tape, u8 column,
                              u8 from, u8 to)
{
    u32 width = lanes->width;
    u32 by = lanes->bits;
    for (; from < to; from++)
        tape = turn_letters(lanes, tape, from * width + column, by);
    for (; from > to; from--)
        tape = turn_letters(lanes, tape, (from - 1U) * width + column,
                            (width - 1) * by);
    return tape;
}

/* A lane and what lies around it, the hole in it or, in a column's, in the
   middle. */
typedef struct Stand {
    Tape tape;
    Axis axis;
    u8 at;
} Stand;

/* The lane that crosses it. */
static inline Stand cross_lane(const Lanes *lanes, const Stand *stand, u8 at)
{
    Stand after = {stand->tape, ALONG_COLUMN, at};
    if (stand->axis == ALONG_ROW)
        after.tape =
            carry_tape(lanes, stand->tape, at, stand->at, lanes->middle);
    else {
        after.axis = ALONG_ROW;
        after.tape =
            carry_tape(lanes, stand->tape, stand->at, lanes->middle, at);
    }
    return after;
}

/* The byte that holds a stand's bit, and the bit's place in it. */
static inline const u8 *byte_of(const Lanes *lanes, Axis last,
                                const Stand *stand, u8 *place)
{
    u32 number = number_of_tape(lanes, stand->tape);
    *place = number & 7;
    return lanes->bits_of[last] +
           lane_of(lanes, stand->axis, stand->at) * lanes->size +
           (number >> 3);
}

/* The goal's own lane, from which one slide is left. */
Stand last_stand(const Lanes *lanes, Axis last);
/* Where a board stands whose next slide goes along an axis, seen from one side
   of the diagonal; on the other side axes are exchanged. */
Stand find_stand(const Lanes *lanes, const SlidingBoard *board, Axis axis,
                 u8 side);
/* How many slides are needed from there, the last of them along an axis. */
u16 count_slides(const Lanes *lanes, const Stand *stand, Axis last);

/* Building, as for the other tables: in each depth every slice grows once. */
typedef struct Spread {
    Lanes *lanes;
    Axis last;
    u8 *seen, *edge;
    u32 depth;
} Spread;

u8 begin_spread(Spread *spread, Lanes *lanes, Axis last, Arena *arena);
u8 grow_spread(const Spread *spread, u32 slice, u32 slices);

#endif
