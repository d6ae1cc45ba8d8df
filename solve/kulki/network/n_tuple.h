/* SPDX-License-Identifier: MIT */
/* An n-tuple network (Bledsoe and Browning, "Pattern recognition and reading
   by machine", 1959; Lucas, "Learning to play Othello with n-tuple systems",
   2007), trained as by Szubert and Jaskowski ("Temporal difference learning of
   n-tuple networks for the game 2048", 2014). The tuples are rows and blocks
   in every place. What a tuple sees is reduced to its class: which cells are
   empty and which have equal colours, whatever these are. Tuples that a
   symmetry of the board maps to each other share their weights. */
#ifndef SOLVE_KULKI_NETWORK_N_TUPLE_H
#define SOLVE_KULKI_NETWORK_N_TUPLE_H

#include "solve/kulki/board/grid.h"

enum {
    MOST_TUPLE_LENGTH = 9, /* the most cells of any tuple */
    MOST_TUPLES = 320,
    LEAST_CLASSED = 4,
    MOST_CLASSED = 6 /* the most cells of a tuple that distinguishes colours */
};

typedef struct Tuple {
    u32 weights; /* where the weights of its classes begin */
    u8 cell[MOST_TUPLE_LENGTH];
} Tuple;

/* The tuples of one shape, which are consecutive in the list. */
typedef struct TupleShape {
    u16 first, end;
    u8 length;
    u8 occupancy; /* whether it only distinguishes empty cells from balls */
} TupleShape;

/* Cells are given as x + 16 y, relative to the first. */
typedef struct TuplePattern {
    u8 length, occupancy;
    u8 cell[MOST_TUPLE_LENGTH];
    u8 only; /* 0 for all places; or a single place (and its images): its first
                cell, counted from 1 */
} TuplePattern;

enum { MOST_SHAPES = 8 };

/* How changing one cell changes the evaluation: the weight of one class less
   that of another. */
typedef struct CellDelta {
    u16 then, less;
    u8 place, name; /* 0: any colour, or a ball leaving */
} CellDelta;

/* The correction for a ball that moves between two cells of the same tuple,
   beyond the sum of leaving and arriving. */
typedef struct MoveDelta {
    u16 then, left, arrived;
    u8 from, to;
} MoveDelta;

enum { MOST_CELL_DELTAS = 24, MOST_MOVE_DELTAS = 9 };

/* A class, and the classes it turns into when one cell changes or a ball moves
   within the tuple. Its colours are named 1, 2, 3 ... */
typedef struct TupleClass {
    u16 changed[MOST_CLASSED][GRID_COLOURS + 1]; /* a cell becomes empty (0) or
                                                    gets a colour */
    u16 moved[MOST_CLASSED][MOST_CLASSED];
    u8 name[MOST_CLASSED]; /* the name of each cell's colour */
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
    u32 empties; /* where the weights for the number of empty cells begin */
    u32 weights; /* the number of weights */
    u16 class4[1 << 12];
    u16 class5[1 << 15];
    u16 class6[1 << 18];
    TupleClass table4[CLASSES4], table5[CLASSES5], table6[CLASSES6];
} TupleNetwork;

/* The shapes of the tuples used to evaluate. Training uses others as well. */
enum { NETWORK_PATTERNS = 6 };
extern const TuplePattern network_patterns[NETWORK_PATTERNS];

void network_build(TupleNetwork *network, const TuplePattern *patterns,
                   u8 count);

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
