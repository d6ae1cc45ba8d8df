/* SPDX-License-Identifier: MIT */
/* A FreeCell state as the best-first search stores it. Sets of cards are
   64-bit masks and cells have no order. Every step updates the weighted
   features and the hash key, so that a node costs only what the step
   changes. */
#ifndef SOLVE_FREECELL_SCORED_STATE_H
#define SOLVE_FREECELL_SCORED_STATE_H

#include "rules/freecell/freecell.h"
#include "solve/mix.h"

#include <string.h>

#define SET_OF(card) ((u64)1 << (card))
#define FIRST_OF(set) ((u8)__builtin_ctzll(set))
#define LAST_OF(set) ((u8)(63 - __builtin_clzll(set)))

/* The columns of cards that lie in a cell or are home. */
enum { CELL_COLUMN = 8, HOME_COLUMN = 9 };

/* Destinations of a step other than a card. */
enum { ON_EMPTY_COLUMN, IN_CELL, AT_HOME, FIRST_CARD };

/* Moves a card and all cards on it. */
typedef struct FreecellStep {
    u8 card, onto;
} FreecellStep;

enum { SOON = 3, SOONEST = 2, MOST_IN_ROW = 20 };

/* The weights of the evaluation. States with a lower sum are expanded
   sooner. */
typedef struct FreecellWeights {
    i32 left;   /* each card that is not home */
    i32 broken; /* each card on one that it does not continue in sequence */
    i32 blocks; /* each card above a lower one of the column */
    i32 soon[SOONEST];   /* each card on one that is nth in line to go home */
    i32 cell[4];         /* the first to the last occupied cell */
    i32 empty_column[3]; /* bonus for the first, the second and each further
                            empty column */
    i32 king;            /* bonus for a king at the bottom of a column */
    i32 step;            /* each step from the start */
    u8 slack; /* how many ranks autoplay may send a card home ahead of the
                 other colour */
} FreecellWeights;

/* The weights as running totals, for a given number of cells. */
typedef struct FreecellCosts {
    const FreecellWeights *weights;
    i32 soon[16]; /* by how many ranks a card is from going home */
    i32 cells[FREECELL_MOST_CELLS + 1];
    i32 empty_columns[FREECELL_COLUMNS + 1];
    u8 slack;
} FreecellCosts;

/* A spot is a row of a column. Row 0 stands for the empty column and holds no
   card. */
enum {
    ROW = FREECELL_COLUMNS,
    SPOTS = MOST_IN_ROW * ROW,
    SPOT_IN_CELL = SPOTS,
    SPOT_HOME
};
#define COLUMN_AT(spot) ((u8)((spot) % ROW))

typedef struct ScoredState {
    u64 key; /* a Zobrist key that ignores the order of columns */
    u64 cells;
    u64 tops; /* the last card of each column */
    u64 next; /* the next card of each suit to go home; a bit beyond the king
                 if the suit is complete */
    u64 in_sequence;    /* cards in sequence with the card below */
    u64 holds_sequence; /* cards with the next of a sequence on them */
    u64 set[FREECELL_COLUMNS];
    u8 grid[SPOTS]; /* the card at each spot, or 0 */
    u8 spot[64];    /* of each card, including those beyond the kings */
    i16 urgent[FREECELL_COLUMNS]; /* the cost of a card put on each column */
    u8 end[FREECELL_COLUMNS]; /* the spot of the last card of each column */
    i32 score;
    i32 delay; /* the part of the score for cards on those that go home soon */
    u8 home[FREECELL_SUITS];
    u8 room; /* number of cells in this game */
    u8 cells_used;
    u8 empty_columns;
    u8 blocks; /* cards above lower ones; at 0 the game is won */
} ScoredState;
STATIC_ASSERT(SPOT_HOME <= 255);
STATIC_ASSERT((int)FIRST_CARD < FREECELL_CARD(1, 0));
STATIC_ASSERT(MOST_IN_ROW == FREECELL_DEEPEST + 1);
STATIC_ASSERT((int)CELL_COLUMN == FREECELL_COLUMNS);

/* Copies in chunks that fit registers. For a plain assignment compilers call
   memcpy, which is slower at this size. */
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

/* The two cards that a card can be put on: its parents. Cards beyond the kings
   are never present, so kings have none. */
#define PARENTS(rank)                                                         \
    (u64)6 << (4 * (rank) + 4), (u64)9 << (4 * (rank) + 4),                   \
        (u64)9 << (4 * (rank) + 4), (u64)6 << (4 * (rank) + 4)
static const u64 parent_cards[FREECELL_CARDS + 4] = {
    0,          0,           0,           0,           PARENTS(1), PARENTS(2),
    PARENTS(3), PARENTS(4),  PARENTS(5),  PARENTS(6),  PARENTS(7), PARENTS(8),
    PARENTS(9), PARENTS(10), PARENTS(11), PARENTS(12), PARENTS(13)};

static inline u64 parents_of(u8 card)
{
    ASSERT_SLOW(card < FREECELL_CARDS + 4);
    return parent_cards[card];
}

/* All cards that can be put on any card of a set. */
static inline u64 children_of(u64 cards)
{
    const u64 ones = 0x1111111111111111;
    u64 red = (cards >> 1 | cards >> 2) & ones;
    u64 black = (cards | cards >> 3) & ones;
    return (red * 9 | black * 6) >> FREECELL_SUITS;
}

/* The set of cards that a card blocks by lying on them. */
static inline u64 blocked_by(u8 card)
{
    return SET_OF(card & ~3) - SET_OF(FREECELL_CARD(1, 0));
}

static inline u64 own_blocked_by(u8 card)
{
    return blocked_by(card) & (u64)0x1111111111111111 << FREECELL_SUIT(card);
}

void freecell_costs_init(FreecellCosts *costs, const FreecellWeights *weights,
                         const FreeCell *game);
void scored_state_init(ScoredState *state, const FreecellCosts *costs,
                       const FreeCell *game);
void scored_state_apply(ScoredState *state, const FreecellCosts *costs,
                        FreecellStep step);
/* Autoplay: sends home every card that is allowed to go. */
void scored_state_autoplay(ScoredState *state, const FreecellCosts *costs);

/* Whether autoplay sends home a card that is the next of its suit. With slack
   0 this is Horne's rule: no card still in play could be put on it. */
static inline u8 is_autoplayed(const u8 *home, u8 card, u8 slack)
{
    u8 others = FREECELL_IS_RED(card) ? 0 : 1; /* clubs, spades; the reds */
    u8 rank = FREECELL_RANK(card);
    return rank <= 2 || (home[others] + 1 + slack >= rank &&
                         home[3 - others] + 1 + slack >= rank);
}

/* All cards of lower ranks. */
static inline u64 lower_cards(u8 rank)
{
    return SET_OF(FREECELL_CARD(rank < 15 ? rank : 15, 0)) - 1;
}

/* All cards that autoplay would send home. */
static inline u64 autoplayed_cards(const u8 *home, u8 slack)
{
    const u64 reds = 0x6666666666666666;
    u8 black = home[0] < home[3] ? home[0] : home[3];
    u8 red = home[1] < home[2] ? home[1] : home[2];
    ASSERT_SLOW(slack <= FREECELL_KING);
    return (lower_cards((u8)(black + slack + 2)) & reds) |
           (lower_cards((u8)(red + slack + 2)) & ~reds) | lower_cards(3);
}

/* How many cards of a run lie on lower ones. "card" is the highest of the
   run. */
static inline i32 count_blocks(u64 below, u8 card, u8 count)
{
    i32 over =
        FREECELL_RANK(card) - FREECELL_RANK(FIRST_OF(below | SET_OF(63)));
    ASSERT_SLOW(card && count);
    if (over > count)
        return count;
    return over < 0 ? 0 : over;
}

static inline i32 cost_at_bottom(const FreecellWeights *weights, u8 card,
                                 u8 onto)
{
    if (!onto)
        return FREECELL_RANK(card) == FREECELL_KING ? -weights->king : 0;
    return (parents_of(card) & SET_OF(onto)) ? 0 : weights->broken;
}

/* A card's part of the key: what it lies on, whatever the column. The idea is
   Zobrist's ("A new hashing method with application for game playing", 1970),
   but the parts are added instead of combined by exclusive or. */
static inline u64 zobrist_key(u8 card, u8 onto)
{
    return mix_number((u64)(card << 6 | onto));
}

/* The number of cards from a spot to the end of its column. */
static inline u8 cards_in_run(const ScoredState *state, u8 spot)
{
    return (u8)((state->end[COLUMN_AT(spot)] - spot) / ROW + 1);
}

/* What each card on top of this one costs. */
static inline i32 urgency(const ScoredState *state, const FreecellCosts *costs,
                          u8 card)
{
    return costs
        ->soon[(FREECELL_RANK(card) - state->home[FREECELL_SUIT(card)] - 1) &
               15];
}

#endif
