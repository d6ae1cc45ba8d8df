/* SPDX-License-Identifier: MIT */
/* The search for a line of the fewest single cards moved. A card goes home
   once, whatever happens, so what is counted in the search is the other
   moves; their least number, by the bound, is known at the start, and what is
   searched is everything that takes no more than that, then one more, and so
   on: the excess. */
#ifndef SOLVE_FREECELL_BEST_H
#define SOLVE_FREECELL_BEST_H

#include "beam.h"
#include "ledger.h"
#include "view.h"
#include "walk.h"

enum {
    MOST_CHILDREN = 128, /* 15 free cards: 2 parents, floor, cell, home */
    MOST_STEPS_DEEP = 400,
    CHUNK_KEYS = 255
};

typedef struct Chunk {
    struct Chunk *below;
    u64 count;
    Key keys[CHUNK_KEYS];
} Chunk;

typedef struct Child {
    Key key;
    Step step;
    u8 excess;
    u8 won;
} Child;

typedef struct Frame {
    Key key;
    u32 child; /* the next one to be tried */
    u8 excess;
} Frame;

typedef struct Best {
    Keys keys;
    View view;
    u8 room;
    u8 haste;
    u8 excess; /* of the position looked at */
    u8 limit;  /* what exceeds so much is of no use */
    u8 beyond; /* something exceeded what can be remembered */
    u8 lost;   /* the bound fell so fast that nothing is proven */
    u32 left;  /* of the position looked at */
    u64 nodes;
    u64 looked[MOST_EXCESS + 1]; /* positions, by excess */
    Key goal; /* the end of the best line found here, or 0 */
    Ledger ledger;
    Chunk *stack[MOST_EXCESS + 1];
    Chunk *spare;
    u8 *floor; /* chunks are cut from the end of the memory down to here */
    u8 *end;
    Child children[MOST_CHILDREN];
    u32 count;
    Frame frames[MOST_STEPS_DEEP];
    Step steps[MOST_STEPS_DEEP];
    u32 step_count;
} Best;

/* What was proven: no line moves fewer single cards than "least", and none
   at all was left out of what "looked" counts, by how many cards more than
   "bound" a line there would move. */
typedef struct Optimum {
    u32 bound; /* cards moved, at least, as seen at once */
    u32 least; /* proven */
    u32 moved; /* by the line; 0: there is none */
    u64 looked[MOST_EXCESS + 1];
} Optimum;

/* The search, and what it proved. */
void prove_best(const Question *question, Answer *answer, Optimum *optimum);

/* fcaim.c: the steps from a position that was read */
void read_position(Best *best, Key key, u8 excess);
void list_children(Best *best);
Key fly_from(const Best *best);

/* fcsingle.c: writes steps as moves of one card; whether that won */
u8 write_singles(const FreeCell *game, const Step *steps, u32 count, u8 haste,
                 u16 *moves, u32 *length);

#endif
