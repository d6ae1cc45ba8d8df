/* SPDX-License-Identifier: MIT */
/* The rules of Kulki: line up five balls on a board that fills up. */
#ifndef KULKI_H
#define KULKI_H

#include "rules/core/game.h"

enum {
    KULKI_LEAST_SIDE = 5,
    KULKI_MOST_SIDE = 15,
    KULKI_CELLS = KULKI_MOST_SIDE * KULKI_MOST_SIDE,
    KULKI_MOST_DROP = 7,
    KULKI_LEAST_COLOURS = 3,
    KULKI_MOST_COLOURS = 9,
    KULKI_PRESETS = 9
};

/* The move that lets balls drop and does nothing else. */
#define KULKI_PASS 0xFFFFU

typedef enum Preview {
    KULKI_PREVIEW_HIDDEN,
    KULKI_PREVIEW_COLOURS,
    KULKI_PREVIEW_CELLS
} Preview;

/* The rules of one game of the Kulki family. */
typedef struct KulkiRules {
    const char *name;
    u8 width, height, colours;
    u8 start, drop; /* balls at the start, and balls per drop */
    u8 preview;
    u8 once;         /* a ball in two lines counts once; 0: twice */
    u8 ball_by_ball; /* lines are cleared after each ball that drops */
    u8 may_pass;
    u32 (*points)(u32 balls);
} KulkiRules;

/* A position. A cell's index is row * width + column; it contains 0 if empty,
   or else a colour. */
typedef struct Kulki {
    u8 rules; /* an index into kulki_presets */
    u8 width, height, colours;
    u8 score[4]; /* low byte first */
    u8 rng[RNG_SIZE];
    u8 next_count;
    u8 next_colour[KULKI_MOST_DROP];
    u8 next_cell[KULKI_MOST_DROP]; /* NO_SPOT unless the rules announce it */
    u8 cell[KULKI_CELLS];
} Kulki;

extern const Game kulki;

/* invariant.c: properties that deals, boards and moves preserve */
u8 kulki_is_sound(const Kulki *game);

/* presets.c: Kulki and its relatives; a variant's first byte is an index into
   this table */
extern const KulkiRules kulki_presets[KULKI_PRESETS];

/* The bounds that keep every access inside the board. kulki_is_sound checks
   more: that each ball is on the board and has one of the game's colours, and
   that balls are announced for cells of the board. */
/*@ predicate kulki_in_bounds(Kulki *game) =
      game->rules < KULKI_PRESETS &&
      KULKI_LEAST_SIDE <= game->width <= KULKI_MOST_SIDE &&
      KULKI_LEAST_SIDE <= game->height <= KULKI_MOST_SIDE &&
      KULKI_LEAST_COLOURS <= game->colours <= KULKI_MOST_COLOURS &&
      game->next_count <= KULKI_MOST_DROP &&
      \subset(game->next_colour[0 .. KULKI_MOST_DROP - 1],
              (0 .. KULKI_MOST_COLOURS)) &&
      \subset(game->cell[0 .. KULKI_CELLS - 1],
              (0 .. KULKI_MOST_COLOURS)); */

/* colours.c: the name of colour 1 is "red" */
extern const char *const kulki_colour_names[KULKI_MOST_COLOURS + 1];

/* paths.c: empty cells and paths through them */
u8 kulki_cells(const Kulki *game); /* on the board */
u8 kulki_empty_cells(const Kulki *game);
/* Returns whether the ball can reach the cell. The trace, if not NULL, gets
   each step. */
u8 kulki_find_path(const Kulki *game, u8 from, u8 to, Trace *trace);
u16 kulki_list(const void *position, u16 *moves, u16 room);

/* lines.c: lines of balls */
u16 kulki_clear_lines(Kulki *game, Trace *trace); /* returns how many balls
                                                     were cleared */
/* Rates the promise of a board. It adds up all windows of five cells that one
   colour could still fill, with more for each ball already there. */
u16 kulki_value_windows(const Kulki *game);

/* game.c: the end of a turn, when all balls have dropped */
void kulki_announce(Kulki *game);

/* text.c: variants, cells and moves as text */
u8 kulki_read_variant(u8 *variant, Reader *reader, Fault *fault);
void kulki_write_variant(const u8 *variant, Writer *writer);
/* Returns 0, and leaves the reader unchanged, if the text doesn't name a cell
   of the board. */
u8 kulki_take_cell(const Kulki *game, Reader *reader, u8 *cell);
void kulki_write_cell(const Kulki *game, u8 cell, Writer *writer); /* "D4" */
u8 kulki_read_move(const void *position, Reader *reader, u16 *move,
                   Fault *fault);
void kulki_write_move(const void *position, u16 move, Writer *writer);

/* board.c: boards as text */
u8 kulki_parse_board(Kulki *game, Reader *reader, Fault *fault);
void kulki_write_board(const void *position, Writer *writer);

enum KulkiReason {
    KULKI_NO_BALL = FIRST_REASON,
    KULKI_PATH_BLOCKED,
    KULKI_BAD_CELL,
    KULKI_SAME_CELL,
    KULKI_CELL_TAKEN,
    KULKI_NO_PASS,
    KULKI_BAD_SIZE,
    KULKI_BAD_COLOURS,
    KULKI_BAD_ROW,
    KULKI_ROW_WIDTH,
    KULKI_BAD_BALL,
    KULKI_TWO_BALLS,
    KULKI_NO_BALLS,
    KULKI_BAD_NEXT
};

#endif
