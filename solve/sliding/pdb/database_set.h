/* SPDX-License-Identifier: MIT */
/* What is worked out beforehand for all boards of one size: tables of disjoint
   sets of tiles, and words that need not be tried. All tables that hold a
   board's tiles between them give one *view* of it; on a square board they
   give another across the diagonal. What needs most of all views is needed. */
#ifndef SOLVE_SLIDING_GUIDE_H
#define SOLVE_SLIDING_GUIDE_H

#include "pattern_database.h"
#include "solve/sliding/ida/duplicate_automaton.h"

enum { GUIDE_TABLES = 15, GUIDE_SHAPES = 4, SIDES = 2, VIEWS = 4 };

/* How much is worked out. */
typedef enum Profile {
    GUIDE_TINY,  /* for 4x4: 0.4 MB */
    GUIDE_SMALL, /* 4 MB, in a tenth of a second or two */
    GUIDE_GREAT, /* 5x5: 91 MB, in some seconds */
    GUIDE_BIG    /* 4x4: 196 MB, in ten; 5x5: twice as much as before */
} Profile;

/* Which of a view's tables knows a tile, and which of its tiles it is. */
typedef struct Owner {
    u8 table, tile;
} Owner;

typedef struct View {
    const Table *tables;
    u8 table_count;
    Owner owner[SHAPE_CELLS + 1];
    u8 cell[SHAPE_CELLS]; /* where each cell of the board is seen */
} View;

typedef struct Guide {
    SlidingBoard goal;
    Shape shapes[GUIDE_SHAPES];
    u8 shape_count;
    Table tables[GUIDE_TABLES];
    u8 table_count;
    u8 *kept; /* the tables' head and bits */
    Words words;
    View views[VIEWS];
    u8 view_count;
    u8 most_tables; /* of a view */
    u8 neighbour[SHAPE_CELLS][DIRECTIONS];
} Guide;

/* All of it; 0 when there is no such profile for boards of this size, or no
   room. */
u8 make_guide(Guide *guide, const SlidingBoard *board, Profile profile,
              Arena *arena);

/* The same in parts, for tables that are kept. They are one run of bytes that
   is the same on every machine: plan, place the tables in so many bytes, then
   fill them, or, when the bytes were read from somewhere, see whether they
   are these tables. */
enum { KEPT_HEAD = 64 };
u8 plan_guide(Guide *guide, const SlidingBoard *board, Profile profile,
              Arena *arena);
u64 size_of_tables(const Guide *guide);
void place_tables(Guide *guide, void *bytes);
u8 fill_guide(Guide *guide, Arena arena);
/* For who built the tables otherwise: tells in their head what they are. */
void seal_tables(const Guide *guide);
/* Whether the head is that of these tables; and whether nothing has changed
   since they were sealed, which takes reading all of them. */
u8 are_those_tables(const Guide *guide);
u8 are_whole_tables(const Guide *guide);

/* How a board lies in each table of each view. */
typedef struct Poses {
    Pose pose[VIEWS][GUIDE_TABLES];
    u16 sum[VIEWS];
} Poses;

void find_poses(const Guide *guide, const SlidingBoard *board, Poses *poses);
/* The greatest sum. */
u16 need_of_poses(const Guide *guide, const Poses *poses);
u16 need_of_tray(const Guide *guide, const SlidingBoard *board);

#endif
