/* SPDX-License-Identifier: MIT */
/* States that update their score, key and sets with every step. */
#include "scored_state.h"

#include <string.h>

/* ---------------------------------------------------------------- prices */

void freecell_costs_init(FreecellCosts *costs, const FreecellWeights *weights,
                         const FreeCell *game)
{
    u8 room = game->cells;
    u8 i, nth;
    memset(costs, 0, sizeof *costs);
    costs->weights = weights;
    costs->slack =
        game->autoplay == PLAY_FULL ? FREECELL_KING : weights->slack;
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

/* --------------------------------------------------------------- keeping */

static void set_cells_used(ScoredState *state, const FreecellCosts *costs,
                           u8 cells_used)
{
    state->score += costs->cells[cells_used] - costs->cells[state->cells_used];
    state->cells_used = cells_used;
}

static void set_empty_columns(ScoredState *state, const FreecellCosts *costs,
                              u8 empty_columns)
{
    state->score += costs->empty_columns[empty_columns] -
                    costs->empty_columns[state->empty_columns];
    state->empty_columns = empty_columns;
}

/* A run comes to lie on a set (sign 1), or is lifted from it (-1). */
static void weigh(ScoredState *state, const FreecellWeights *weights,
                  u64 below, u8 card, u8 count, i32 sign)
{
    i32 blocks = sign * count_blocks(below, card, count);
    state->score += blocks * weights->blocks;
    state->blocks = (u8)(state->blocks + blocks);
}

/* ---------------------------------------------------------------- moving */

static void put_in_cell(ScoredState *state, const FreecellCosts *costs,
                        u8 card)
{
    state->cells |= SET_OF(card);
    state->spot[card] = SPOT_IN_CELL;
    state->key += zobrist_key(card, IN_CELL);
    set_cells_used(state, costs, (u8)(state->cells_used + 1));
}

static void take_from_cell(ScoredState *state, const FreecellCosts *costs,
                           u8 card)
{
    state->cells &= ~SET_OF(card);
    state->key -= zobrist_key(card, IN_CELL);
    set_cells_used(state, costs, (u8)(state->cells_used - 1));
}

/* The cards of a run, the first of which has this spot. */
static u64 cards_of_run(const ScoredState *state, u8 spot, u8 count)
{
    u64 cards = SET_OF(state->grid[spot]);
    while (--count)
        cards |= SET_OF(state->grid[spot += ROW]);
    return cards;
}

/* The end of a column leaves it, from a spot on. */
static void lift_run(ScoredState *state, const FreecellCosts *costs, u8 spot,
                     u8 count)
{
    u8 from = COLUMN_AT(spot);
    u8 card = state->grid[spot];
    u8 under = state->grid[spot - ROW];
    u64 run = cards_of_run(state, spot, count);
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

/* Cards that lie elsewhere in memory still come to lie on a column. */
static void drop_run(ScoredState *state, const FreecellCosts *costs, u8 to,
                     const u8 *run, u8 count)
{
    u8 spot = state->end[to];
    u8 card = *run;
    u8 under = state->grid[spot];
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
    if (spot == SPOT_IN_CELL)
        take_from_cell(state, costs, card);
    else
        lift_run(state, costs, spot, 1);
    state->spot[card] = SPOT_HOME;
    state->score -= costs->weights->left;
    state->home[SUIT_OF(card)]++;
    state->next += SET_OF(card + FREECELL_SUITS) - SET_OF(card);
}

/* What lies on the cards that are soon to go home: nothing, unless they are
   in a column. */
static void count_delay(ScoredState *state, const FreecellCosts *costs)
{
    u8 suit, nth;
    state->delay = 0;
    __builtin_memset(state->urgent, 0, sizeof state->urgent);
    for (suit = 0; suit < FREECELL_SUITS; suit++)
        for (nth = 0; nth < SOONEST; nth++) {
            u8 spot = state->spot[CARD_OF(state->home[suit] + 1 + nth, suit)];
            i32 soon = costs->soon[nth] * (spot < SPOTS);
            u8 column = COLUMN_AT(spot);
            state->urgent[column] = (i16)(state->urgent[column] + soon);
            state->delay += soon * (cards_in_run(state, spot) - 1);
        }
    state->score += state->delay;
}

/* The cards that autoplay sends home now. Most often no card could go,
   whatever the slack. */
static u64 find_autoplayed(const ScoredState *state, u8 slack)
{
    u64 ready = (state->tops | state->cells) & state->next;
    return ready ? ready & autoplayed_cards(state->home, slack) : 0;
}

/* A game that is won needs no more of it. */
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
    while (state->end[i] >= ROW)
        i++;
    return i;
}

/* Where a step leads: a column or the cells. */
static void put_run(ScoredState *state, const FreecellCosts *costs, u8 onto,
                    const u8 *run, u8 count)
{
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
    lift_run(state, costs, spot, count);
    put_run(state, costs, step.onto, &state->grid[spot], count);
}

void scored_state_apply(ScoredState *state, const FreecellCosts *costs,
                        FreecellStep step)
{
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
    memset(state, 0, sizeof *state);
    memset(state->spot, SPOT_HOME, sizeof state->spot);
    memcpy(state->home, game->home, sizeof state->home);
    state->room = game->cells;
    state->empty_columns = FREECELL_COLUMNS;
    state->score = costs->empty_columns[FREECELL_COLUMNS] +
                   costs->weights->left * FREECELL_CARDS;
    for (i = 0; i < FREECELL_SUITS; i++) {
        state->next |= SET_OF(CARD_OF(game->home[i] + 1, i));
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
