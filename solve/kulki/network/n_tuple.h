/* SPDX-License-Identifier: MIT */
/* An n-tuple network (Bledsoe and Browning, "Pattern recognition and reading
   by machine", 1959; Lucas, "Learning to play Othello with n-tuple systems",
   2007; trained as by Szubert and Jaskowski, "Temporal difference learning of
   n-tuple networks for the game 2048", 2014). The tuples are lines and blocks
   in every place. What a tuple sees is reduced to its class: which cells are
   empty and which are of one colour, whatever the colours are. Tuples that a
   symmetry of the board carries into each other share their weights. */
#ifndef SOLVE_KULKI_NETWORK_N_TUPLE_H
#define SOLVE_KULKI_NETWORK_N_TUPLE_H

#include "solve/kulki/board/grid.h"

enum {
    MOST_TUPLE_LENGTH = 9, /* cells of a tuple */
    MOST_TUPLES = 320,
    LEAST_CLASSED = 4,
    MOST_CLASSED = 6 /* cells of a tuple whose colours are looked at */
};

typedef struct Tuple {
    u32 weights; /* where those of its classes begin */
    u8 cell[MOST_TUPLE_LENGTH];
} Tuple;

/* The tuples of one shape, one after the other in the list. */
typedef struct TupleShape {
    u16 first, end;
    u8 length;
    u8 occupancy; /* only which cells are empty is looked at */
} TupleShape;

/* Cells as x + 16 y from the first. */
typedef struct TuplePattern {
    u8 length, occupancy;
    u8 cell[MOST_TUPLE_LENGTH];
    u8 only; /* one place and its images: its first cell, from 1; 0 for all */
} TuplePattern;

enum { MOST_SHAPES = 8 };

/* What a change of one cell adds to what is known of it: the weight of one
   class less that of another. */
typedef struct CellDelta {
    u16 then, less;
    u8 place, name; /* 0: of any colour, or of leaving */
} CellDelta;

/* A ball that goes from one cell to another, both in sight, beyond the sum of
   its leaving and arriving. */
typedef struct MoveDelta {
    u16 then, left, arrived;
    u8 from, to;
} MoveDelta;

enum { MOST_CELL_DELTAS = 24, MOST_MOVE_DELTAS = 9 };

/* A class: what becomes of it when one cell changes, or a ball goes from one
   cell to another. Its colours have the names 1, 2, 3 ... */
typedef struct TupleClass {
    u16 changed[MOST_CLASSED]
               [GRID_COLOURS + 1]; /* a cell becomes a colour, or 0 */
    u16 moved[MOST_CLASSED][MOST_CLASSED];
    u8 name[MOST_CLASSED]; /* of each cell's colour */
    u8 names;
    u8 cell_deltas, move_deltas;
    CellDelta cell_delta[MOST_CELL_DELTAS];
    MoveDelta move_delta[MOST_MOVE_DELTAS];
} TupleClass;

enum { CLASSES4 = 52, CLASSES5 = 203, CLASSES6 = 877 };

typedef struct TupleNetwork {
    Tuple tuple[MOST_TUPLES];
    TupleShape shape[MOST_SHAPES];
    u8 shapes;
    u32 empties; /* the weights of how many cells are empty */
    u32 weights; /* how many there are */
    u16 class4[1 << 12];
    u16 class5[1 << 15];
    u16 class6[1 << 18];
    TupleClass table4[CLASSES4], table5[CLASSES5], table6[CLASSES6];
} TupleNetwork;

/* The shapes of the tuples that evaluate; others are for learning. */
enum { NETWORK_PATTERNS = 6 };
extern const TuplePattern network_patterns[NETWORK_PATTERNS];

void network_build(TupleNetwork *network, const TuplePattern *patterns,
                   u8 count);

/* What a class of a shape is, its colours called 1, 2, 3 ... */
u32 network_class_colours(const TupleClass *class, u8 length);

static inline const u16 *class_index(const TupleNetwork *network, u8 length)
{
    return length == 4   ? network->class4
           : length == 5 ? network->class5
                         : network->class6;
}

static inline const TupleClass *class_table(const TupleNetwork *network,
                                            u8 length)
{
    return length == 4   ? network->table4
           : length == 5 ? network->table5
                         : network->table6;
}

#endif
