/* SPDX-License-Identifier: MIT */
/* The rules of FreeCell, with Microsoft's deals, Horne's autoplay and standard
   notation. */
#ifndef FREECELL_H
#define FREECELL_H

#include "rules/core/game.h"

enum {
    FREECELL_COLUMNS = 8,
    FREECELL_DEEPEST = 19, /* seven cards dealt, the last a king, then queen to
                              ace on it */
    FREECELL_MOST_CELLS = 7,
    FREECELL_SUITS = 4,
    FREECELL_KING = 13,
    FREECELL_CARDS = 52
};

/* A card is 4 * rank + suit, with ranks from 1 and suits in the order C D H S.
   A deck in Microsoft's order is therefore the numbers from 4 to 55. 0 means
   no card. */
#define FREECELL_CARD(rank, suit) ((u8)((rank) << 2 | (suit)))
#define FREECELL_RANK(card) ((u8)((card) >> 2))
#define FREECELL_SUIT(card) ((u8)((card)&3))
#define FREECELL_IS_RED(card) ((u8)(((card) + 1) >> 1 & 1))

/* The places that a move connects: columns from 0, cells from 8, and home. */
enum { FREECELL_FIRST_CELL = 8, FREECELL_HOME_PLACE = 15 };

/* A move has a source, a target and the number of cards moved together. That
   number is 1 except from column to column. */
#define FREECELL_MOVE(from, to, count)                                        \
    ((u16)((u16)(from) | (u16)((u16)(to) << 4) | (u16)((u16)(count) << 8)))
#define FREECELL_MOVE_FROM(move) ((u8)((move)&15))
#define FREECELL_MOVE_TO(move) ((u8)((move) >> 4 & 15))
#define FREECELL_MOVE_COUNT(move) ((u8)((move) >> 8))

/* Spots are column * FREECELL_COLUMN_SPOTS + depth, then the cells, then the
   foundations by suit. In a look, x and y are column and depth for a card in a
   column. For cells x is the number, for foundations the suit, and y is 0. */
enum {
    FREECELL_COLUMN_SPOTS = 20,
    FREECELL_CELL_SPOT = 160,
    FREECELL_HOME_SPOT = 170
};

/* Indices into a variant. */
enum { FREECELL_VARIANT_CELLS, FREECELL_VARIANT_AUTOPLAY };

/* Which cards autoplay moves home after a move. It never runs on a fresh
   deal. */
typedef enum Autoplay {
    FREECELL_AUTOPLAY_NONE,
    FREECELL_AUTOPLAY_SAFE, /* Horne's rule: cards that no card on the board
                               needs */
    FREECELL_AUTOPLAY_FULL  /* every card that can go */
} Autoplay;

/* A position. 0 means no card. */
typedef struct FreeCell {
    u8 cells; /* in this variant */
    u8 autoplay;
    u8 height[FREECELL_COLUMNS];
    u8 column[FREECELL_COLUMNS][FREECELL_DEEPEST]; /* deepest card first */
    u8 cell[FREECELL_MOST_CELLS];
    u8 home[FREECELL_SUITS]; /* highest rank on each foundation */
} FreeCell;

/* The bounds that keep every access inside the position and its tables.
   freecell_is_sound checks more: that each card is in exactly one place, and
   that nothing is above the end of a column. */
/*@ predicate freecell_in_bounds(FreeCell *game) =
      0 <= game->cells <= FREECELL_MOST_CELLS &&
      0 <= game->autoplay <= FREECELL_AUTOPLAY_FULL &&
      \subset(game->height[0 .. FREECELL_COLUMNS - 1],
              (0 .. FREECELL_DEEPEST)) &&
      \subset(game->column[0 .. FREECELL_COLUMNS - 1]
                          [0 .. FREECELL_DEEPEST - 1],
              (0 .. FREECELL_CARDS + 3)) &&
      \subset(game->cell[0 .. FREECELL_MOST_CELLS - 1],
              (0 .. FREECELL_CARDS + 3)) &&
      \subset(game->home[0 .. FREECELL_SUITS - 1], (0 .. FREECELL_KING)); */

extern const Game freecell;

/* invariant.c: properties that deals, boards and moves preserve */
u8 freecell_is_sound(const FreeCell *game);

/* moves.c: which card goes where, and how many at once */
u8 freecell_goes_on(u8 card, u8 on); /* in a column */
u8 freecell_goes_home(const FreeCell *game, u8 card);
u8 freecell_free_cells(const FreeCell *game);
u8 freecell_empty_columns(const FreeCell *game);
/* The last card of a column or the card in a cell; 0 if there is none. */
u8 freecell_end_card(const FreeCell *game, u8 place);
/* The number of cards in sequence at the end of a column. */
u8 freecell_run_length(const FreeCell *game, u8 column);
/* The largest supermove: how many cards can move at once, given the free cells
   and the empty columns other than the target. */
u16 freecell_supermove_limit(const FreeCell *game, u8 to);
/* How many cards a move without a number moves. To an empty column it is as
   many as possible; to others, the number that fits, or 0. */
u8 freecell_usual_count(const FreeCell *game, u8 from, u8 to);
/* Returns FINE, or the reason why apply refuses the move. */
u8 freecell_check_move(const FreeCell *game, u16 move);
u16 freecell_list(const void *position, u16 *moves, u16 room);

/* game.c: how many ranks autoplay may send a card home ahead of the other
   colour. 0 is Horne's rule: the cards that go are safe, so that sending them
   home never does harm, even where there is no autoplay. */
u8 freecell_autoplay_slack(const FreeCell *game);

/* Old solutions give no number for a move to an empty column, and programs
   interpret that differently. Up to Windows XP it meant one card more than
   there are free cells (XP). Later programs and FreeCell Pro also count the
   other empty columns (SUPER), as this game does. In fc-solve it means one
   card, and any other number is written out (ONE). */
enum Dialect {
    FREECELL_DIALECT_XP,
    FREECELL_DIALECT_SUPER,
    FREECELL_DIALECT_ONE
};

/* The first tells whether a move goes from a column to an empty column. The
   second returns how many cards such a move moves in a dialect; other moves
   keep their number. */
u8 freecell_fills_column(const void *position, u16 move);
u8 freecell_count_in_dialect(const void *position, u16 move, u8 dialect);

/* look.c: pieces, and the effect of a touch */
u16 freecell_look(const void *position, Piece *pieces, u16 room);
Touch freecell_touch(const void *position, u8 held, u8 spot, u16 *move);

/* deal.c: numbered deals, and their numbers as seeds */
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
    FREECELL_NO_COLUMN_CARD = FIRST_REASON,
    FREECELL_NO_CELL_CARD,
    FREECELL_NO_SUCH_CELL,
    FREECELL_SAME_COLUMN,
    FREECELL_CELL_IS_FULL,
    FREECELL_CELL_TO_CELL,
    FREECELL_ONE_CARD_ONLY,
    FREECELL_NOT_HOME_YET,
    FREECELL_DOES_NOT_FIT,
    FREECELL_NOT_A_RUN,
    FREECELL_TOO_MANY_CARDS,
    FREECELL_COLUMN_IS_FULL,
    FREECELL_NO_SUCH_DEAL,
    /* used only for text, where there is room for numbers */
    FREECELL_EMPTY_COLUMN,
    FREECELL_CELLS_HERE,
    FREECELL_RUN_HERE,
    FREECELL_AT_ONCE_HERE,
    FREECELL_NO_PLACE_NAMED,
    FREECELL_HOME_IS_LAST,
    FREECELL_BAD_COUNT,
    FREECELL_BAD_CELL_COUNT,
    FREECELL_BAD_AUTOPLAY,
    FREECELL_NOT_A_CARD,
    FREECELL_CARD_TWICE,
    FREECELL_CLUBS_MISSING,
    FREECELL_DIAMONDS_MISSING,
    FREECELL_HEARTS_MISSING,
    FREECELL_SPADES_MISSING,
    FREECELL_NOT_A_HOME,
    FREECELL_CELLS_OVER,
    FREECELL_COLUMN_OVER,
    FREECELL_NINTH_COLUMN,
    FREECELL_NO_COLUMN_NAMED
};

#endif
