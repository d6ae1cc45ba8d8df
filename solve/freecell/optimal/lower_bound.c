/* SPDX-License-Identifier: MIT */
/* A lower bound by deadlock analysis (Paul and Helmert, "Optimal solitaire
   game solutions using A* search and deadlock analysis", 2016). A card above a
   lower one of its suit must move aside before it goes home. Cards can also
   wait for one another in a cycle, each for one that lies above a lower card
   of its suit; then at least one of them must move aside. Cycles without a
   common card cost one move each, so the bound never exceeds the true cost. */
#include "lower_bound.h"

#include <string.h>

#include "solve/pruning.h"

/* ----------------------------------------------------------------- bound */

#define SUIT_SET(suit) ((u64)0x1111111111111110 << (suit))

/* The wait-for graph: the cards that may be in a cycle, and for each of them
   the cards that must leave before it can go home. A higher card of a suit
   waits for everything that a lower one waits for. */
typedef struct WaitGraph {
    u64 on[FREECELL_CARDS + 4];
} WaitGraph;

/* Removes the cards of a suit that wait for no other card of the graph: they
   are in no cycle. */
static u64 trim_suit(const WaitGraph *graph, u64 rest, u8 suit)
{
    u64 own = rest & SUIT_SET(suit);
    ASSERT_SLOW(suit < FREECELL_SUITS);
    while (own && !(graph->on[FIRST_OF(own)] & rest)) {
        rest &= ~(own & (0 - own));
        own &= own - 1;
    }
    return rest;
}

static u64 awaited_by(const WaitGraph *graph, u64 rest)
{
    u64 awaited = 0;
    u8 suit;
    for (suit = 0; suit < FREECELL_SUITS; suit++) {
        u64 own = rest & SUIT_SET(suit);
        if (own)
            awaited |= graph->on[LAST_OF(own)];
    }
    return awaited;
}

/* Removes the cards that are in no cycle because they wait for no card, or no
   card waits for them. */
static u64 trim(const WaitGraph *graph, u64 rest)
{
    u64 before;
    u8 suit;
    do {
        before = rest;
        for (suit = 0; suit < FREECELL_SUITS; suit++)
            rest = trim_suit(graph, rest, suit);
        rest &= awaited_by(graph, rest);
    } while (rest != before);
    return rest;
}

/* Removes cliques: sets of two to four cards that all wait for each other. All
   but one card of a clique must move aside. Returns how many moves that
   makes. */
static u8 take_cliques(const WaitGraph *graph, u64 *rest)
{
    u64 cards = *rest;
    u8 count = 0;
    for (; cards; cards &= cards - 1) {
        u64 clique = cards & (0 - cards);
        u64 others = graph->on[FIRST_OF(cards)] & cards;
        for (; others; others &= others - 1) {
            u8 card = FIRST_OF(others);
            if (clique & ~graph->on[card])
                continue;
            others &= graph->on[card] | SET_OF(card);
            clique |= SET_OF(card);
            count++;
        }
        if (clique & (clique - 1)) {
            *rest &= ~clique;
            cards &= ~clique | (cards & (0 - cards));
        }
    }
    ASSERT_SLOW(count < FREECELL_CARDS);
    return count;
}

/* Follows wait-for edges until a card repeats. As every card of the graph
   waits for another one, this always finds a cycle. */
static u64 find_cycle(const WaitGraph *graph, u64 rest)
{
    u64 seen = 0;
    u64 cycle = 0;
    u8 card = FIRST_OF(rest);
    ASSERT_SLOW(graph->on[card] & rest);
    for (; !(seen & SET_OF(card)); card = FIRST_OF(graph->on[card] & rest))
        seen |= SET_OF(card);
    for (; !(cycle & SET_OF(card)); card = FIRST_OF(graph->on[card] & rest))
        cycle |= SET_OF(card);
    ASSERT_SLOW(cycle && !(cycle & ~rest));
    return cycle;
}

/* Counts disjoint cliques and cycles in a trimmed graph. */
static u8 count_cycles(const WaitGraph *graph, u64 rest)
{
    u8 count =
        PRUNES(PRUNING_OPTIMAL_CLIQUES) ? take_cliques(graph, &rest) : 0;
    while ((rest = trim(graph, rest)) != 0) {
        rest &= ~find_cycle(graph, rest);
        count++;
    }
    ASSERT_SLOW(count < FREECELL_CARDS);
    return count;
}

static void add_suit_to_graph(WaitGraph *graph, const BoundedState *state,
                              u8 suit)
{
    u64 on = 0;
    u8 card = FREECELL_CARD(state->home[suit] + 1, suit);
    for (; card < COUNT_OF(graph->on); card = (u8)(card + FREECELL_SUITS)) {
        graph->on[card] = on;
        on |= state->above[card];
    }
}

static void count_deadlocks(BoundedState *state)
{
    WaitGraph graph;
    u8 suit;
    for (suit = 0; suit < FREECELL_SUITS; suit++)
        add_suit_to_graph(&graph, state, suit);
    state->cyclic = PRUNES(PRUNING_OPTIMAL_CYCLES)
                        ? trim(&graph, state->left & ~state->aside)
                        : 0;
    ASSERT_SLOW(!(state->cyclic & state->aside));
    state->cycles = count_cycles(&graph, state->cyclic);
}

/* --------------------------------------------------------------- reading */

/* The digits of half a key: the cards of two suits from the twos to the
   queens, rank by rank, and then the kings. */
enum { TWOS = 2, SHORT_OF_KINGS = 2 * (FREECELL_KING - TWOS) };

static u8 onto_of_digit(const KeyEncoding *keys, u8 card, u8 digit)
{
    static const u8 suits[2][2] = {{1, 2},
                                   {0, 3}}; /* the suits of the other colour */
    ASSERT(digit < 5);
    if (digit == 0)
        return keys->origin[card];
    if (digit < 3)
        return digit == 1 ? ON_EMPTY_COLUMN : IN_CELL;
    return FREECELL_CARD(FREECELL_RANK(card) + 1,
                         suits[FREECELL_IS_RED(card)][digit - 3]);
}

void key_decoding_init(KeyDecoding *digits, const KeyEncoding *keys)
{
    u32 number;
    u8 card, i;
    for (number = 0; number < FOUR_DIGITS; number++) {
        u32 rest = number;
        for (i = 0; i < 4; i++, rest /= 5)
            digits->of[number][i] = (u8)(rest % 5);
    }
    for (card = FREECELL_CARD(1, 0); card < COUNT_OF(digits->onto); card++)
        for (i = 0; i < 5; i++)
            digits->onto[card][i] = onto_of_digit(keys, card, i);
}

/* Decodes one half of a key: where each card of two suits lies, and how many
   cards of these suits are home. */
static void read_half(const KeyDecoding *digits, u64 half, u8 suits, u8 *onto,
                      u8 *home)
{
    u8 digit[SHORT_OF_KINGS + 4];
    u8 i;
    ASSERT_SLOW(suits == 0 || suits == 2);
    for (i = 0; i < SHORT_OF_KINGS - 2; i += 4, half /= FOUR_DIGITS)
        memcpy(digit + i, digits->of[half % FOUR_DIGITS], 4);
    memcpy(digit + i, digits->of[half % 25], 4);
    half /= 25;
    digit[i + 2] = (u8)(half % 3);
    digit[i + 3] = (u8)(half / 3 % 3);
    half /= 9;
    onto[FREECELL_CARD(1, suits)] = digits->onto[FREECELL_CARD(1, suits)][0];
    onto[FREECELL_CARD(1, suits + 1)] =
        digits->onto[FREECELL_CARD(1, suits + 1)][0];
    for (i = 0; i < SHORT_OF_KINGS + 2; i++) {
        u8 card = FREECELL_CARD(TWOS + (i >> 1), suits + (i & 1));
        onto[card] = digits->onto[card][digit[i]];
    }
    ASSERT_SLOW(half < (FREECELL_KING + 1) * (FREECELL_KING + 1));
    home[suits] = (u8)(half % (FREECELL_KING + 1));
    home[suits + 1] = (u8)(half / (FREECELL_KING + 1));
}

/* Links a column from the floor up, and then computes the set above each card
   from the top down. */
static void read_column(BoundedState *state, const u8 *over, u8 first)
{
    u64 below = 0;
    u64 above = 0;
    u8 under = 0;
    u8 card;
    for (card = first; card; card = over[card]) {
        state->under[card] = under;
        state->below[card] = below;
        if (below & own_blocked_by(card))
            state->aside |= SET_OF(card);
        below |= SET_OF(card);
        under = card;
    }
    state->left |= below;
    state->tops |= SET_OF(under);
    for (card = under; card; card = state->under[card]) {
        state->above[card] = above;
        above |= SET_OF(card);
    }
    ASSERT_SLOW(state->empty_columns);
    state->empty_columns--;
}

static void place_cards(BoundedState *state, const u8 *onto)
{
    u8 over[FREECELL_CARDS + 4] = {0};
    u8 empty_columns[FREECELL_COLUMNS];
    u8 count = 0;
    u8 card;
    for (card = FREECELL_CARD(1, 0); card < COUNT_OF(over); card++) {
        if (state->home[FREECELL_SUIT(card)] >= FREECELL_RANK(card))
            continue;
        if (onto[card] == ON_EMPTY_COLUMN)
            empty_columns[count++] = card;
        else if (onto[card] == IN_CELL) {
            state->cells |= SET_OF(card);
            state->above[card] = state->below[card] = 0;
            state->cells_used++;
        } else
            over[onto[card]] = card;
    }
    ASSERT_SLOW(count <= FREECELL_COLUMNS);
    while (count--)
        read_column(state, over, empty_columns[count]);
    state->left |= state->cells;
}

void bounded_state_read_key(BoundedState *state, const KeyDecoding *digits,
                            HashKey key)
{
    u8 onto[FREECELL_CARDS + 4];
    u8 suit;
    ASSERT_SLOW(key.half[0]);
    state->tops = state->cells = state->next = state->left = state->aside = 0;
    state->cells_used = 0;
    state->empty_columns = FREECELL_COLUMNS;
    read_half(digits, key.half[0] - 1, 0, onto, state->home);
    read_half(digits, key.half[1], 2, onto, state->home);
    for (suit = 0; suit < FREECELL_SUITS; suit++)
        state->next |= SET_OF(FREECELL_CARD(state->home[suit] + 1, suit));
    place_cards(state, onto);
    count_deadlocks(state);
}

/* -------------------------------------------------------------- applying */

/* Adds a card to, or removes it from, the sets above the cards below. */
static void change_above(BoundedState *state, u8 card, u8 on)
{
    ASSERT_SLOW(card);
    for (; on; on = state->under[on])
        state->above[on] ^= SET_OF(card);
}

static void lie_on(BoundedState *state, u8 card, u8 onto)
{
    ASSERT_SLOW(card && card != onto);
    state->aside &= ~SET_OF(card);
    if (!(state->cells & SET_OF(card)))
        change_above(state, card, state->under[card]);
    state->above[card] = state->below[card] = 0;
    state->under[card] = 0;
    if (onto < FIRST_CARD)
        return;
    state->under[card] = onto;
    state->below[card] = state->below[onto] | SET_OF(onto);
    change_above(state, card, onto);
    if (state->below[card] & own_blocked_by(card))
        state->aside |= SET_OF(card);
}

static u64 cards_from(const u8 *home)
{
    u64 left = 0;
    u8 suit;
    for (suit = 0; suit < FREECELL_SUITS; suit++)
        left |=
            SUIT_SET(suit) & ~(SET_OF(FREECELL_CARD(home[suit] + 1, 0)) - 1);
    return left & (SET_OF(FREECELL_CARD(FREECELL_KING + 1, 0)) - 1);
}

void bounded_state_apply(BoundedState *state, const BoundedState *before,
                         const AppliedStep *applied)
{
    *state = *before;
    if (applied->step.onto != AT_HOME)
        lie_on(state, applied->step.card, applied->step.onto);
    memcpy(state->home, applied->home, sizeof state->home);
    state->tops = applied->tops;
    state->cells = applied->cells;
    state->next = applied->next;
    state->left = cards_from(state->home);
    state->aside &= state->left;
    state->cells_used = count_cards(state->cells);
    state->empty_columns = (u8)(FREECELL_COLUMNS - count_cards(state->tops));
    ASSERT_SLOW(state->empty_columns <= FREECELL_COLUMNS);
    count_deadlocks(state);
}

/* Safe if each card that could be put on this one can go home instead, and so
   can each card that could be put on those. */
u8 optimal_is_safe_home(const u8 *home, u8 card)
{
    u8 others = FREECELL_IS_RED(card) ? 0 : 1; /* clubs, spades; the reds */
    u8 rank = FREECELL_RANK(card);
    u8 twin = (u8)(3 - FREECELL_SUIT(card));
    ASSERT_SLOW(FREECELL_RANK(card));
    return rank <= 2 ||
           (home[others] + 2 >= rank && home[3 - others] + 2 >= rank &&
            home[twin] + 3 >= rank);
}
