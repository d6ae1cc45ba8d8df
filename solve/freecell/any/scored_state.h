/* SPDX-License-Identifier: MIT */
/* A FreeCell state as the best-first search sees it: sets of cards are 64
   bits, cells have no order, and every step updates the score and the key. */
#ifndef SOLVE_FREECELL_SCORED_STATE_H
#define SOLVE_FREECELL_SCORED_STATE_H

#include "rules/freecell/freecell.h"
#include "solve/mix.h"

#include <string.h>

#define SET_OF(card) ((u64)1 << (card))
#define FIRST_OF(set) ((u8)__builtin_ctzll(set))
#define LAST_OF(set) ((u8)(63 - __builtin_clzll(set)))

/* Where a card can be that is in no column. */
enum { CELL_COLUMN = 8, HOME_COLUMN = 9 };

/* A step's destination, if it is not a card. */
enum { ON_EMPTY_COLUMN, IN_CELL, AT_HOME, FIRST_CARD };

/* Moves a card and all that lie on it. */
typedef struct FreecellStep {
    u8 card, onto;
} FreecellStep;

enum { SOON = 3, SOONEST = 2, MOST_IN_ROW = 20 };

/* The weights of the evaluation: the lower the sum, the sooner a state is
   expanded. */
typedef struct FreecellWeights {
    i32 left;            /* each card that is not home */
    i32 broken;          /* lying on a card that it is no sequence with */
    i32 blocks;          /* lying on a lower card somewhere in the column */
    i32 soon[SOONEST];   /* each card on one that is the nth to go home */
    i32 cell[4];         /* the first to the last cell that is taken */
    i32 empty_column[3]; /* gained by the first, the second, another empty
                            column */
    i32 king;            /* gained by a king at the bottom of a column */
    i32 step;            /* each step from the start */
    u8 slack; /* how far ahead of the other colour autoplay sends a card home
               */
} FreecellWeights;

/* The weights as running totals for a number of cells. */
typedef struct FreecellCosts {
    const FreecellWeights *weights;
    i32 soon[16]; /* a number of ranks from home */
    i32 cells[FREECELL_MOST_CELLS + 1];
    i32 empty_columns[FREECELL_COLUMNS + 1];
    u8 slack;
} FreecellCosts;

/* Spots are rows of a column each; row 0 is the empty column and holds no
   card. */
enum {
    ROW = FREECELL_COLUMNS,
    SPOTS = MOST_IN_ROW * ROW,
    SPOT_IN_CELL = SPOTS,
    SPOT_HOME
};
#define COLUMN_AT(spot) ((u8)((spot) % ROW))

typedef struct ScoredState {
    u64 key; /* a Zobrist key, the same however columns are ordered */
    u64 cells;
    u64 tops;           /* the last card of each column */
    u64 next;           /* what goes home next, and bits past the kings */
    u64 in_sequence;    /* cards in sequence with the one that they lie on */
    u64 holds_sequence; /* and the ones that these lie on */
    u64 set[FREECELL_COLUMNS];
    u8 grid[SPOTS];               /* cards, or 0 */
    u8 spot[64];                  /* of a card, and those past the kings */
    i16 urgent[FREECELL_COLUMNS]; /* what a card on top would cost */
    u8 end[FREECELL_COLUMNS];     /* the spot of the last card */
    i32 score;
    i32 delay; /* the score's part for cards on those soon to go home */
    u8 home[FREECELL_SUITS];
    u8 room; /* cells in this game */
    u8 cells_used;
    u8 empty_columns; /* empty columns */
    u8 blocks; /* cards that lie on lower ones: none, and the game is won */
} ScoredState;

/* Copies in parts that fit registers: a compiler would call memcpy. */
static inline void scored_state_copy(ScoredState *to, const ScoredState *from)
{
    enum { PART = 64 };
    u32 i;
    for (i = 0; i < sizeof *to / PART; i++)
        __builtin_memcpy((u8 *)to + i * PART, (const u8 *)from + i * PART,
                         PART);
    __builtin_memcpy((u8 *)to + i * PART, (const u8 *)from + i * PART,
                     sizeof *to % PART);
}

/* The cards that a card can be put on, its parents; past the kings nothing is
   ever found. */
#define PARENTS(rank)                                                         \
    (u64)6 << (4 * (rank) + 4), (u64)9 << (4 * (rank) + 4),                   \
        (u64)9 << (4 * (rank) + 4), (u64)6 << (4 * (rank) + 4)
static const u64 parent_cards[FREECELL_CARDS + 4] = {
    0,          0,           0,           0,           PARENTS(1), PARENTS(2),
    PARENTS(3), PARENTS(4),  PARENTS(5),  PARENTS(6),  PARENTS(7), PARENTS(8),
    PARENTS(9), PARENTS(10), PARENTS(11), PARENTS(12), PARENTS(13)};

static inline u64 parents_of(u8 card)
{
    return parent_cards[card];
}

/* The cards that can be put on any of a set. */
static inline u64 children_of(u64 cards)
{
    const u64 ones = 0x1111111111111111;
    u64 red = (cards >> 1 | cards >> 2) & ones;
    u64 black = (cards | cards >> 3) & ones;
    return (red * 9 | black * 6) >> FREECELL_SUITS;
}

/* The cards that a card blocks by lying on them, and those of its own suit
   among these. */
static inline u64 blocked_by(u8 card)
{
    return SET_OF(card & ~3) - SET_OF(CARD_OF(1, 0));
}

static inline u64 own_blocked_by(u8 card)
{
    return blocked_by(card) & (u64)0x1111111111111111 << SUIT_OF(card);
}

void freecell_costs_init(FreecellCosts *costs, const FreecellWeights *weights,
                         const FreeCell *game);
void scored_state_init(ScoredState *state, const FreecellCosts *costs,
                       const FreeCell *game);
void scored_state_apply(ScoredState *state, const FreecellCosts *costs,
                        FreecellStep step);
/* Autoplay: sends home every card that may go. */
void scored_state_autoplay(ScoredState *state, const FreecellCosts *costs);

/* Whether autoplay sends a card home that is the next of its suit. With slack
   0 this is Horne's rule: nothing that is still out could be put on the card.
 */
static inline u8 is_autoplayed(const u8 *home, u8 card, u8 slack)
{
    u8 others = IS_RED(card) ? 0 : 1; /* clubs, spades; the reds */
    u8 rank = RANK_OF(card);
    return rank <= 2 || (home[others] + 1 + slack >= rank &&
                         home[3 - others] + 1 + slack >= rank);
}

/* All cards of lower ranks. */
static inline u64 lower_cards(u8 rank)
{
    return SET_OF(CARD_OF(rank < 15 ? rank : 15, 0)) - 1;
}

/* Every card that autoplay would send home. */
static inline u64 autoplayed_cards(const u8 *home, u8 slack)
{
    const u64 reds = 0x6666666666666666;
    u8 black = home[0] < home[3] ? home[0] : home[3];
    u8 red = home[1] < home[2] ? home[1] : home[2];
    return (lower_cards((u8)(black + slack + 2)) & reds) |
           (lower_cards((u8)(red + slack + 2)) & ~reds) | lower_cards(3);
}

/* How many cards of a run, the highest given, lie on lower ones. */
static inline i32 count_blocks(u64 below, u8 card, u8 count)
{
    i32 over = RANK_OF(card) - RANK_OF(FIRST_OF(below | SET_OF(63)));
    if (over > count)
        return count;
    return over < 0 ? 0 : over;
}

static inline i32 cost_at_bottom(const FreecellWeights *weights, u8 card,
                                 u8 onto)
{
    if (!onto)
        return RANK_OF(card) == FREECELL_KING ? -weights->king : 0;
    return parents_of(card) & SET_OF(onto) ? 0 : weights->broken;
}

/* A card's part of the key: what it lies on, in no matter which column. The
   parts are added, not combined by exclusive or, but the idea is Zobrist's ("A
   new hashing method with application for game playing", 1970). */
static inline u64 zobrist_key(u8 card, u8 onto)
{
    return mix_number((u64)(card << 6 | onto));
}

/* How many cards there are from a spot to the end of its column. */
static inline u8 cards_in_run(const ScoredState *state, u8 spot)
{
    return (u8)((state->end[COLUMN_AT(spot)] - spot) / ROW + 1);
}

/* What each card that lies on this one costs. */
static inline i32 urgency(const ScoredState *state, const FreecellCosts *costs,
                          u8 card)
{
    return costs->soon[(RANK_OF(card) - state->home[SUIT_OF(card)] - 1) & 15];
}

#endif
