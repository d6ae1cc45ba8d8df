/* SPDX-License-Identifier: MIT */
/* Applies steps to a scored state. Every step updates the score, the key and
   the sets of cards incrementally, because recomputing them would dominate the
   cost of a node. */
#include "scored_state.h"

#include <string.h>

/* ----------------------------------------------------------------- costs */

void freecell_costs_init(FreecellCosts *costs, const FreecellWeights *weights,
                         const FreeCell *game)
{
    const u8 slack = freecell_autoplay_slack(game);
    u8 room = game->cells;
    u8 i, nth;
    ASSERT(room <= FREECELL_MOST_CELLS);
    memset(costs, 0, sizeof *costs);
    costs->weights = weights;
    costs->slack = slack > weights->slack ? slack : weights->slack;
    for (i = 0; i < SOONEST; i++)
        costs->soon[i] = weights->soon[i];
    for (i = 0; i < room; i++) {
        nth = (u8)(i + 4 > room ? i + 4 - room : 0);
        costs->cells[i + 1] = costs->cells[i] + weights->cell[nth];
    }
    for (i = 0; i < FREECELL_COLUMNS; i++)
        costs->empty_columns[i + 1] =
            costs->empty_columns[i] - weights->empty_column[i < 3 ? i : 2];
}

/* -------------------------------------------------------------- updating */

static void set_cells_used(ScoredState *state, const FreecellCosts *costs,
                           u8 cells_used)
{
    ASSERT_SLOW(cells_used <= state->room);
    state->score += costs->cells[cells_used] - costs->cells[state->cells_used];
    state->cells_used = cells_used;
}

static void set_empty_columns(ScoredState *state, const FreecellCosts *costs,
                              u8 empty_columns)
{
    ASSERT_SLOW(empty_columns <= FREECELL_COLUMNS);
    state->score += costs->empty_columns[empty_columns] -
                    costs->empty_columns[state->empty_columns];
    state->empty_columns = empty_columns;
}

/* Adds (sign 1) or removes (sign -1) what the score says about a run lying on
   a set of cards. */
static void weigh(ScoredState *state, const FreecellWeights *weights,
                  u64 below, u8 card, u8 count, i32 sign)
{
    i32 blocks = sign * count_blocks(below, card, count);
    ASSERT_SLOW(state->blocks + blocks >= 0);
    state->score += blocks * weights->blocks;
    state->blocks = (u8)(state->blocks + blocks);
}

/* ---------------------------------------------------------------- moving */

static void put_in_cell(ScoredState *state, const FreecellCosts *costs,
                        u8 card)
{
    ASSERT_SLOW(!(state->cells & SET_OF(card)));
    state->cells |= SET_OF(card);
    state->spot[card] = SPOT_IN_CELL;
    state->key += zobrist_key(card, IN_CELL);
    set_cells_used(state, costs, (u8)(state->cells_used + 1));
}

static void take_from_cell(ScoredState *state, const FreecellCosts *costs,
                           u8 card)
{
    ASSERT_SLOW(state->cells & SET_OF(card) && state->cells_used);
    state->cells &= ~SET_OF(card);
    state->key -= zobrist_key(card, IN_CELL);
    set_cells_used(state, costs, (u8)(state->cells_used - 1));
}

/* The set of cards in a run whose first card is at this spot. */
static u64 cards_of_run(const ScoredState *state, u8 spot, u8 count)
{
    u64 cards = SET_OF(state->grid[spot]);
    ASSERT_SLOW(count);
    while (--count)
        cards |= SET_OF(state->grid[spot += ROW]);
    return cards;
}

/* Removes the cards from a spot to the end of its column. */
static void lift_run(ScoredState *state, const FreecellCosts *costs, u8 spot,
                     u8 count)
{
    u8 from = COLUMN_AT(spot);
    u8 card = state->grid[spot];
    u8 under = state->grid[spot - ROW];
    u64 run = cards_of_run(state, spot, count);
    ASSERT_SLOW(spot >= ROW && spot < SPOTS && card);
    state->set[from] &= ~run;
    state->tops &= ~run;
    state->in_sequence &= ~SET_OF(card);
    state->holds_sequence &= ~SET_OF(under);
    state->end[from] = (u8)(spot - ROW);
    state->key -= zobrist_key(card, under);
    state->score -= cost_at_bottom(costs->weights, card, under);
    weigh(state, costs->weights, state->set[from], card, count, -1);
    if (under)
        state->tops |= SET_OF(under);
    else
        set_empty_columns(state, costs, (u8)(state->empty_columns + 1));
}

/* Puts a run onto a column. Its cards are still stored at their old spots. */
static void drop_run(ScoredState *state, const FreecellCosts *costs, u8 to,
                     const u8 *run, u8 count)
{
    u8 spot = state->end[to];
    u8 card = *run;
    u8 under = state->grid[spot];
    ASSERT_SLOW(count && card);
    state->key += zobrist_key(card, under);
    state->score += cost_at_bottom(costs->weights, card, under);
    weigh(state, costs->weights, state->set[to], card, count, 1);
    if (under)
        state->tops &= ~SET_OF(under);
    else
        set_empty_columns(state, costs, (u8)(state->empty_columns - 1));
    if (parents_of(card) & SET_OF(under)) {
        state->in_sequence |= SET_OF(card);
        state->holds_sequence |= SET_OF(under);
    }
    for (;; run += ROW) {
        spot = (u8)(spot + ROW);
        ASSERT_SLOW(spot < SPOTS);
        state->grid[spot] = *run;
        state->spot[*run] = spot;
        state->set[to] |= SET_OF(*run);
        if (!--count)
            break;
    }
    state->tops |= SET_OF(*run);
    state->end[to] = spot;
}

static void send_home(ScoredState *state, const FreecellCosts *costs, u8 card)
{
    u8 spot = state->spot[card];
    ASSERT_SLOW(card < FREECELL_CARDS + 4);
    ASSERT_SLOW((state->tops | state->cells) & state->next & SET_OF(card));
    if (spot == SPOT_IN_CELL)
        take_from_cell(state, costs, card);
    else
        lift_run(state, costs, spot, 1);
    state->spot[card] = SPOT_HOME;
    state->score -= costs->weights->left;
    state->home[FREECELL_SUIT(card)]++;
    state->next += SET_OF(card + FREECELL_SUITS) - SET_OF(card);
}

/* The cost of cards lying on those that go home soon. Only cards in columns
   can have something on them. */
static void count_delay(ScoredState *state, const FreecellCosts *costs)
{
    u8 suit, nth;
    state->delay = 0;
    __builtin_memset(state->urgent, 0, sizeof state->urgent);
    for (suit = 0; suit < FREECELL_SUITS; suit++)
        for (nth = 0; nth < SOONEST; nth++) {
            u8 spot =
                state->spot[FREECELL_CARD(state->home[suit] + 1 + nth, suit)];
            i32 soon = costs->soon[nth] * (spot < SPOTS);
            u8 column = COLUMN_AT(spot);
            state->urgent[column] = (i16)(state->urgent[column] + soon);
            state->delay += soon * (cards_in_run(state, spot) - 1);
        }
    state->score += state->delay;
}

/* The set of cards that autoplay sends home now. Usually no card could go home
   whatever the slack, so that is tested first. */
static u64 find_autoplayed(const ScoredState *state, u8 slack)
{
    u64 ready = (state->tops | state->cells) & state->next;
    ASSERT_SLOW(slack <= FREECELL_KING);
    return ready ? ready & autoplayed_cards(state->home, slack) : 0;
}

/* A game that is already won needs no autoplay. */
void scored_state_autoplay(ScoredState *state, const FreecellCosts *costs)
{
    u64 ready;
    while (state->blocks &&
           (ready = find_autoplayed(state, costs->slack)) != 0)
        send_home(state, costs, FIRST_OF(ready));
    count_delay(state, costs);
}

static u8 first_empty_column(const ScoredState *state)
{
    u8 i = 0;
    ASSERT_SLOW(state->empty_columns);
    while (state->end[i] >= ROW)
        i++;
    return i;
}

/* Puts a run where the step leads: onto a column or into the cells. */
static void put_run(ScoredState *state, const FreecellCosts *costs, u8 onto,
                    const u8 *run, u8 count)
{
    ASSERT_SLOW(count && onto != AT_HOME);
    if (onto == IN_CELL)
        put_in_cell(state, costs, *run);
    else
        drop_run(state, costs,
                 onto ? COLUMN_AT(state->spot[onto])
                      : first_empty_column(state),
                 run, count);
}

static void move_run(ScoredState *state, const FreecellCosts *costs,
                     FreecellStep step)
{
    u8 spot = state->spot[step.card];
    u8 count = cards_in_run(state, spot);
    ASSERT_SLOW(state->grid[spot] == step.card);
    lift_run(state, costs, spot, count);
    put_run(state, costs, step.onto, &state->grid[spot], count);
}

void scored_state_apply(ScoredState *state, const FreecellCosts *costs,
                        FreecellStep step)
{
    ASSERT_SLOW(step.card && step.card < FREECELL_CARDS + 4);
    state->score -= state->delay;
    if (step.onto == AT_HOME)
        send_home(state, costs, step.card);
    else if (state->spot[step.card] == SPOT_IN_CELL) {
        take_from_cell(state, costs, step.card);
        put_run(state, costs, step.onto, &step.card, 1);
    } else
        move_run(state, costs, step);
    scored_state_autoplay(state, costs);
}

/* --------------------------------------------------------------- reading */

void scored_state_init(ScoredState *state, const FreecellCosts *costs,
                       const FreeCell *game)
{
    u8 i, j;
    ASSERT(game->cells <= FREECELL_MOST_CELLS);
    memset(state, 0, sizeof *state);
    memset(state->spot, SPOT_HOME, sizeof state->spot);
    memcpy(state->home, game->home, sizeof state->home);
    state->room = game->cells;
    state->empty_columns = FREECELL_COLUMNS;
    state->score = costs->empty_columns[FREECELL_COLUMNS] +
                   costs->weights->left * FREECELL_CARDS;
    for (i = 0; i < FREECELL_SUITS; i++) {
        state->next |= SET_OF(FREECELL_CARD(game->home[i] + 1, i));
        state->score -= costs->weights->left * game->home[i];
    }
    for (i = 0; i < game->cells; i++)
        if (game->cell[i])
            put_in_cell(state, costs, game->cell[i]);
    for (i = 0; i < FREECELL_COLUMNS; i++) {
        state->end[i] = i;
        for (j = 0; j < game->height[i]; j++)
            drop_run(state, costs, i, &game->column[i][j], 1);
    }
}
