/* SPDX-License-Identifier: MIT */
/* FreeCell: Microsoft's deals, Horne's autoplay, standard notation. */
#ifndef FREECELL_H
#define FREECELL_H

#include "rules/core/game.h"

enum {
    FREECELL_COLUMNS = 8,
    FREECELL_DEEPEST = 19, /* 7 dealt, the last a king, and Q to A on it */
    FREECELL_MOST_CELLS = 7,
    FREECELL_SUITS = 4,
    FREECELL_KING = 13,
    FREECELL_CARDS = 52
};

/* A card is 4 * rank + suit, ranks from 1, suits C D H S, so that a deck in
   Microsoft's order is the numbers from 4 to 55. 0 is no card. */
#define CARD_OF(rank, suit) ((u8)((rank) << 2 | (suit)))
#define RANK_OF(card) ((u8)((card) >> 2))
#define SUIT_OF(card) ((u8)((card)&3))
#define IS_RED(card) ((u8)(((card) + 1) >> 1 & 1))

/* Where a move begins and ends: columns from 0, cells from 8, home. */
enum { FIRST_CELL = 8, HOME_PLACE = 15 };

/* A move: from, to, and the number of cards that go together, which is 1
   unless a column's cards go to a column. */
#define MOVE_OF(from, to, count)                                              \
    ((u16)((u16)(from) | (u16)((u16)(to) << 4) | (u16)((u16)(count) << 8)))
#define MOVE_FROM(move) ((u8)((move)&15))
#define MOVE_TO(move) ((u8)((move) >> 4 & 15))
#define MOVE_COUNT(move) ((u8)((move) >> 8))

/* Spots: column * COLUMN_SPOTS + depth, then cells, then homes by suit. In a
   look a column's card has x = column and y = depth, a cell x = its number
   and a home x = its suit, both y = 0. */
enum { COLUMN_SPOTS = 20, CELL_SPOT = 160, HOME_SPOT = 170 };

/* A variant's bytes. */
enum { VARIANT_CELLS, VARIANT_AUTOPLAY };

/* What goes home by itself after a move: never on a fresh deal. */
typedef enum Autoplay {
    PLAY_NONE,
    PLAY_SAFE, /* Horne's rule: what no card on the board could still need */
    PLAY_FULL  /* whatever can */
} Autoplay;

/* A position. What holds no card is 0. */
typedef struct FreeCell {
    u8 cells; /* how many this game has */
    u8 autoplay;
    u8 height[FREECELL_COLUMNS];
    u8 column[FREECELL_COLUMNS][FREECELL_DEEPEST]; /* deepest card first */
    u8 cell[FREECELL_MOST_CELLS];
    u8 home[FREECELL_SUITS]; /* highest rank at home */
} FreeCell;

extern const Game freecell;

/* invariant.c: what deals, boards and moves keep true of a position */
u8 freecell_is_sound(const FreeCell *game);

/* moves.c: what goes where, how many at once */
u8 freecell_goes_on(u8 card, u8 on); /* in a column */
u8 freecell_goes_home(const FreeCell *game, u8 card);
u8 freecell_free_cells(const FreeCell *game);
u8 freecell_empty_columns(const FreeCell *game);
/* The last card of a column or the card in a cell; 0 when there is none. */
u8 freecell_end_card(const FreeCell *game, u8 place);
/* How many cards at the end of a column are in sequence. */
u8 freecell_run_length(const FreeCell *game, u8 column);
/* How many cards the free cells and the empty columns, the target not
   counted, let move at once. */
u16 freecell_most_at_once(const FreeCell *game, u8 to);
/* How many cards a move without a number means: those that fit (0 when none
   do), or to an empty column as many as can go. */
u8 freecell_usual_count(const FreeCell *game, u8 from, u8 to);
/* FINE, or why apply refuses. */
u8 freecell_check_move(const FreeCell *game, u16 move);
u16 freecell_list(const void *position, u16 *moves, u16 room);

/* Old solutions give no number for a move to an empty column, and programs
   read that differently: up to Windows XP, one card more than there are free
   cells (XP); later and in FreeCell Pro, as many as other empty columns allow
   as well (SUPER, and the rule of this game); in fc-solve, one card, and any
   other number is written out (ONE). */
enum Dialect { DIALECT_XP, DIALECT_SUPER, DIALECT_ONE };

/* Whether a move goes from a column to an empty one, and how many cards it
   then takes in a dialect; any other move keeps its number. */
u8 freecell_fills_column(const void *position, u16 move);
u8 freecell_count_in_dialect(const void *position, u16 move, u8 dialect);

/* look.c: pieces, and what touching means */
u16 freecell_look(const void *position, Piece *pieces, u16 room);
Touch freecell_touch(const void *position, u8 held, u8 spot, u16 *move);

/* deal.c: deals by number, and the numbers as seeds */
u8 freecell_deal_cards(FreeCell *game, const u8 *seed);
u8 freecell_read_seed(u8 *seed, Reader *reader, Fault *fault);
void freecell_write_seed(const u8 *seed, Writer *writer);

/* text.c: variants and moves as text */
u8 freecell_read_variant(u8 *variant, Reader *reader, Fault *fault);
void freecell_write_variant(const u8 *variant, Writer *writer);
u8 freecell_read_move(const void *position, Reader *reader, u16 *move,
                      Fault *fault);
void freecell_write_move(const void *position, u16 move, Writer *writer);

/* board.c: boards as text */
u8 freecell_parse_board(FreeCell *game, Reader *reader, Fault *fault);
void freecell_write_board(const void *position, Writer *writer);

enum FreeCellReason {
    NO_COLUMN_CARD = FIRST_REASON,
    NO_CELL_CARD,
    NO_SUCH_CELL,
    SAME_COLUMN,
    CELL_IS_FULL,
    CELL_TO_CELL,
    ONE_CARD_ONLY,
    NOT_HOME_YET,
    DOES_NOT_FIT,
    NOT_A_RUN,
    TOO_MANY_CARDS,
    COLUMN_IS_FULL,
    NO_SUCH_DEAL,
    /* from texts only, where there is room for numbers */
    EMPTY_COLUMN,
    CELLS_HERE,
    RUN_HERE,
    AT_ONCE_HERE,
    NO_PLACE_NAMED,
    HOME_IS_LAST,
    BAD_COUNT,
    BAD_CELL_COUNT,
    BAD_AUTOPLAY,
    NOT_A_CARD,
    CARD_TWICE,
    CLUBS_MISSING,
    DIAMONDS_MISSING,
    HEARTS_MISSING,
    SPADES_MISSING,
    NOT_A_HOME,
    CELLS_OVER,
    COLUMN_OVER,
    NINTH_COLUMN
};

#endif
