/* SPDX-License-Identifier: MIT */
/* The rules of the sliding puzzle: put numbered tiles in order by sliding them
   into the gap ("gap" in code). */
#ifndef SLIDING_H
#define SLIDING_H

#include "rules/core/game.h"

enum {
    SLIDING_LEAST_SIDE = 2,
    SLIDING_MOST_SIDE = 10,
    SLIDING_CELLS = SLIDING_MOST_SIDE * SLIDING_MOST_SIDE,
    SLIDING_ROUNDS = 50, /* of a walk without a number */
    SLIDING_COUNTER = 4
};

/* Counters stop here, because a reader accepts nine digits. */
#define SLIDING_MOST_COUNT 999999999UL

/* Indices into a variant. */
enum {
    SLIDING_VARIANT_WIDTH,
    SLIDING_VARIANT_HEIGHT,
    SLIDING_VARIANT_SHUFFLE,
    SLIDING_VARIANT_ROUNDS /* of a walk: two bytes, low byte first */
};

typedef enum Shuffle { SLIDING_SHUFFLE_UNIFORM, SLIDING_SHUFFLE_WALK } Shuffle;

/* The direction in which tiles move; the gap goes the other way. */
typedef enum Way {
    SLIDING_TILES_UP,
    SLIDING_TILES_DOWN,
    SLIDING_TILES_LEFT,
    SLIDING_TILES_RIGHT,
    SLIDING_WAYS
} Way;

/* A position. A cell's index is row * width + column, and the goal is 1, 2, 3
   ... 0. A move is the cell that becomes the gap. */
typedef struct Sliding {
    u8 width, height;
    u8 gap;
    u8 slides[SLIDING_COUNTER]; /* moves made, low byte first */
    u8 steps[SLIDING_COUNTER];  /* single-tile moves in them */
    u8 tile[SLIDING_CELLS];     /* 0 is the gap */
} Sliding;

/* The bounds that keep every access inside the board. sliding_is_sound checks
   more: that each tile is there once, and that the goal can be reached. */
/*@ predicate sliding_in_bounds(Sliding *game) =
      SLIDING_LEAST_SIDE <= game->width <= SLIDING_MOST_SIDE &&
      SLIDING_LEAST_SIDE <= game->height <= SLIDING_MOST_SIDE &&
      0 <= game->gap < SLIDING_CELLS &&
      \subset(game->tile[0 .. SLIDING_CELLS - 1], (0 .. SLIDING_CELLS - 1)); */

extern const Game sliding;

/* invariant.c: properties that deals, boards and moves preserve */
u8 sliding_is_sound(const Sliding *game);

/* The number of moves made, however many tiles each moved. */
u32 sliding_slides(const void *position);

/* The number of tiles, which is also the last cell, where the gap belongs. */
u8 sliding_last_tile(const Sliding *game);
/* The cell where a tile, or the gap (0), belongs. */
u8 sliding_home_of_tile(const Sliding *game, u8 tile);
u8 sliding_is_solved(const Sliding *game);

/* Returns how many tiles move, and in which direction, when the gap moves to a
   cell of the board; 0 if it can't. */
u8 sliding_find_slide(const Sliding *game, u8 cell, u8 *way);
/* The change of the gap's cell for each tile that moves in this direction. */
i16 sliding_gap_step(const Sliding *game, u8 way);

/* deal.c: starts */
/* Puts all tiles in order, with no moves made. Every shuffle begins there. */
void sliding_set_goal(Sliding *game, const u8 *variant);
u8 sliding_deal(void *position, const u8 *variant, const u8 *seed);
/* Returns whether the goal can be reached by slides. */
u8 sliding_is_solvable(const Sliding *game);

/* text.c: variants and moves as text. A move is a tile, a direction or a
   place. Directions are those of the tiles, not of the gap. They need no
   blanks between them, so that a solution can be entered as players write it:
   "URDL2UR2". Reading stops where the next move begins. */
u8 sliding_read_variant(u8 *variant, Reader *reader, Fault *fault);
void sliding_write_variant(const u8 *variant, Writer *writer);
u8 sliding_read_move(const void *position, Reader *reader, u16 *move,
                     Fault *fault);
void sliding_write_move(const void *position, u16 move, Writer *writer);
/* The side of a square board with this many cells; an invalid side if there is
   no such board. */
u8 sliding_side_of_square(u32 cells);
/* Whether a board can have a side this long. */
u8 sliding_is_side(u32 side);

/* board.c: boards as text */
u8 sliding_parse_board(Sliding *game, Reader *reader, Fault *fault);
void sliding_write_board(const void *position, Writer *writer);

/* Sets the variant's width and height from a board as text. They follow from
   its rows, or from the count of numbers if all are in one row. Returns 0,
   without a change, if neither makes a board. */
u8 sliding_read_size(u8 *variant, const Reader *reader);

enum SlidingReason {
    SLIDING_TILE_FIXED = FIRST_REASON,
    SLIDING_NO_SUCH_NUMBER,
    SLIDING_NOT_IN_LINE,
    SLIDING_NO_TILE_THAT_WAY,
    SLIDING_ONE_TILE_THAT_WAY,
    SLIDING_FEW_TILES_THAT_WAY,
    SLIDING_BAD_PLACE,
    SLIDING_BAD_SLIDE,
    SLIDING_BAD_SIDES,
    SLIDING_BAD_SHUFFLE,
    SLIDING_ROW_LENGTH,
    SLIDING_ROW_COUNT,
    SLIDING_BAD_NUMBER,
    SLIDING_NUMBER_TWICE,
    SLIDING_TWO_GAPS,
    SLIDING_UNSOLVABLE
};

#endif
