/* SPDX-License-Identifier: MIT */
/* An n-tuple network (Bledsoe and Browning, "Pattern recognition and reading
   by machine", 1959; Lucas, "Learning to play Othello with n-tuple systems",
   2007). A window is a tuple of cells: lines and blocks in every place. What
   is seen through one is reduced to its class: which cells are empty and which
   are of one colour, whatever the colours are. Windows that a turn or a mirror
   image of the board carries into each other share their weights. */
#ifndef SOLVE_KULKI_NETWORK_N_TUPLE_H
#define SOLVE_KULKI_NETWORK_N_TUPLE_H

#include "solve/kulki/board/grid.h"

enum {
    MOST_PANES = 9, /* cells of a window */
    MOST_WINDOWS = 320,
    LEAST_CLASSED = 4,
    MOST_CLASSED = 6 /* cells of a window whose colours are looked at */
};

typedef struct Window {
    u32 weights; /* where those of its classes begin */
    u8 cell[MOST_PANES];
} Window;

/* The windows of one shape, one after the other in the list. */
typedef struct Row {
    u16 first, end;
    u8 panes;
    u8 plain; /* only which cells are empty is looked at */
} Row;

/* Cells as x + 16 y from the first. */
typedef struct Pattern {
    u8 panes, plain;
    u8 cell[MOST_PANES];
    u8 only; /* one place and its images: its first cell, from 1; 0 for all */
} Pattern;

enum { MOST_SHAPES = 8 };

/* What a change of one cell adds to what is known of it: the weight of one
   class less that of another. */
typedef struct Shift {
    u16 then, less;
    u8 pane, name; /* 0: of any colour, or of leaving */
} Shift;

/* A ball that goes from one cell to another, both in sight, beyond the sum of
   its leaving and arriving. */
typedef struct Jump {
    u16 then, left, arrived;
    u8 from, to;
} Jump;

enum { MOST_SHIFTS = 24, MOST_JUMPS = 9 };

/* A class: what becomes of it when one cell changes, or a ball goes from one
   cell to another. Its colours have the names 1, 2, 3 ... */
typedef struct Class {
    u16 changed[MOST_CLASSED][HUES + 1]; /* a cell becomes a colour, or 0 */
    u16 moved[MOST_CLASSED][MOST_CLASSED];
    u8 name[MOST_CLASSED]; /* of each cell's colour */
    u8 names;
    u8 shifts, jumps;
    Shift shift[MOST_SHIFTS];
    Jump jump[MOST_JUMPS];
} Class;

enum { CLASSES4 = 52, CLASSES5 = 203, CLASSES6 = 877 };

typedef struct Windows {
    Window window[MOST_WINDOWS];
    Row row[MOST_SHAPES];
    u8 rows;
    u32 empties; /* the weights of how many cells are empty */
    u32 weights; /* how many there are */
    u16 class4[1 << 12];
    u16 class5[1 << 15];
    u16 class6[1 << 18];
    Class known4[CLASSES4], known5[CLASSES5], known6[CLASSES6];
} Windows;

/* The shapes through which boards are judged; others are for learning. */
enum { JUDGED_SHAPES = 6 };
extern const Pattern judged_shapes[JUDGED_SHAPES];

void build_windows(Windows *windows, const Pattern *shapes, u8 count);

/* What a class of a shape is, its colours called 1, 2, 3 ... */
u32 raw_of_class(const Class *class, u8 panes);

static inline const u16 *classes_of(const Windows *windows, u8 panes)
{
    return panes == 4   ? windows->class4
           : panes == 5 ? windows->class5
                        : windows->class6;
}

static inline const Class *known_of(const Windows *windows, u8 panes)
{
    return panes == 4   ? windows->known4
           : panes == 5 ? windows->known5
                        : windows->known6;
}

#endif
