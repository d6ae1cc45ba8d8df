/* SPDX-License-Identifier: MIT */
/* The sliding puzzle: numbered tiles and one gap (the hole), to be put in
   order. */
#ifndef SLIDING_H
#define SLIDING_H

#include "rules/core/game.h"

enum {
    SLIDING_LEAST_SIDE = 2,
    SLIDING_MOST_SIDE = 10,
    SLIDING_CELLS = SLIDING_MOST_SIDE * SLIDING_MOST_SIDE,
    SLIDING_ROUNDS = 50, /* of a walk that tells no number */
    SLIDING_COUNTER = 4
};

/* Counters stop here: a reader takes nine digits. */
#define SLIDING_MOST_COUNT 999999999UL

/* A variant's bytes. */
enum {
    SLIDE_WIDTH,
    SLIDE_HEIGHT,
    SLIDE_SHUFFLE,
    SLIDE_ROUNDS /* of a walk: two bytes, low byte first */
};

typedef enum Shuffle { UNIFORM, WALK } Shuffle;

/* The way that tiles move; the hole goes the other way. */
typedef enum Way { TILES_UP, TILES_DOWN, TILES_LEFT, TILES_RIGHT, WAYS } Way;

/* A position. Cell = row * width + column; the goal is 1, 2, 3 ... 0.
   A move is the cell to which the hole goes. */
typedef struct Sliding {
    u8 width, height;
    u8 hole;
    u8 slides[SLIDING_COUNTER]; /* moves made, low byte first */
    u8 steps[SLIDING_COUNTER];  /* tiles that moved in them */
    u8 tile[SLIDING_CELLS];     /* 0 is the hole */
} Sliding;

extern const Game sliding;

/* invariant.c: what deals, boards and moves keep true of a position */
u8 sliding_is_sound(const Sliding *game);

/* How many moves were made, however many tiles each moved. */
u32 sliding_slides(const void *position);

/* How many tiles there are; also the last cell, where the hole belongs. */
u8 sliding_last_tile(const Sliding *game);
/* The cell where a tile or the hole, 0, belongs. */
u8 sliding_home_of_tile(const Sliding *game, u8 tile);
u8 sliding_is_solved(const Sliding *game);

/* How many tiles move, and which way, when the hole goes to a cell of the
   board; 0 when it can't go there. */
u8 sliding_find_slide(const Sliding *game, u8 cell, u8 *way);
/* What is added to the hole's cell for each tile that moves this way. */
i16 sliding_hole_step(const Sliding *game, u8 way);

/* deal.c: starts */
/* All tiles in order, no moves made: where every shuffle begins. */
void sliding_set_goal(Sliding *game, const u8 *variant);
u8 sliding_deal(void *position, const u8 *variant, const u8 *seed);
/* Whether slides alone lead from here to the goal. */
u8 sliding_is_solvable(const Sliding *game);

/* text.c: variants and moves as text. A move is a tile, a way or a place.
   Ways are those of the tiles, not the hole, and need no blanks between them,
   so that a solution can be given as players write it, "URDL2UR2": one move
   is read, up to where the next begins. */
u8 sliding_read_variant(u8 *variant, Reader *reader, Fault *fault);
void sliding_write_variant(const u8 *variant, Writer *writer);
u8 sliding_read_move(const void *position, Reader *reader, u16 *move,
                     Fault *fault);
void sliding_write_move(const void *position, u16 move, Writer *writer);
/* The side of a square board of that many cells, or one that no board has. */
u8 sliding_side_of_square(u32 cells);
/* Whether a board can have a side this long. */
u8 sliding_is_side(u32 side);

/* board.c: boards as text */
u8 sliding_parse_board(Sliding *game, Reader *reader, Fault *fault);
void sliding_write_board(const void *position, Writer *writer);

/* Sets the variant's width and height from a board as text: from its rows, or
   from how many numbers there are when they stand in one row. 0, and no
   change, when neither makes a board. */
u8 sliding_read_size(u8 *variant, const Reader *reader);

enum SlidingReason {
    SLIDE_FIXED = FIRST_REASON,
    SLIDE_RANGE,
    SLIDE_LINE,
    SLIDE_NONE,
    SLIDE_ONE,
    SLIDE_FEW,
    SLIDE_PLACE,
    SLIDE_MOVE,
    SLIDE_SIZE,
    SLIDE_WALK,
    SLIDE_ROW,
    SLIDE_ROWS,
    SLIDE_NUMBER,
    SLIDE_TWICE,
    SLIDE_HOLES,
    SLIDE_PARITY
};

#endif
