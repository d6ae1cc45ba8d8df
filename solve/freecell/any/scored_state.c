/* SPDX-License-Identifier: MIT */
/* Positions that keep their score, key and sets through every step. */
#include "scored_state.h"

#include <string.h>

/* ---------------------------------------------------------------- prices */

void set_prices(Prices *prices, const Weights *weights, const FreeCell *game)
{
    u8 room = game->cells;
    u8 i, nth;
    memset(prices, 0, sizeof *prices);
    prices->weights = weights;
    prices->haste =
        game->autoplay == PLAY_FULL ? FREECELL_KING : weights->haste;
    for (i = 0; i < SOONEST; i++)
        prices->soon[i] = weights->soon[i];
    for (i = 0; i < room; i++) {
        nth = (u8)(i + 4 > room ? i + 4 - room : 0);
        prices->cells[i + 1] = prices->cells[i] + weights->cell[nth];
    }
    for (i = 0; i < FREECELL_COLUMNS; i++)
        prices->floors[i + 1] =
            prices->floors[i] - weights->floor[i < 3 ? i : 2];
}

/* --------------------------------------------------------------- keeping */

static void take_cells(State *state, const Prices *prices, u8 taken)
{
    state->score += prices->cells[taken] - prices->cells[state->taken];
    state->taken = taken;
}

static void take_floors(State *state, const Prices *prices, u8 floors)
{
    state->score += prices->floors[floors] - prices->floors[state->floors];
    state->floors = floors;
}

/* A run comes to lie on a set (sign 1), or is lifted from it (-1). */
static void weigh(State *state, const Weights *weights, u64 below, u8 card,
                  u8 count, i32 sign)
{
    i32 blocks = sign * count_blocks(below, card, count);
    state->score += blocks * weights->blocks;
    state->blocks = (u8)(state->blocks + blocks);
}

/* ---------------------------------------------------------------- moving */

static void put_in_cell(State *state, const Prices *prices, u8 card)
{
    state->cells |= SET_OF(card);
    state->spot[card] = SPOT_IN_CELL;
    state->key += mix(card, IN_CELL);
    take_cells(state, prices, (u8)(state->taken + 1));
}

static void take_from_cell(State *state, const Prices *prices, u8 card)
{
    state->cells &= ~SET_OF(card);
    state->key -= mix(card, IN_CELL);
    take_cells(state, prices, (u8)(state->taken - 1));
}

/* The cards of a run, the first of which has this spot. */
static u64 cards_of_run(const State *state, u8 spot, u8 count)
{
    u64 cards = SET_OF(state->grid[spot]);
    while (--count)
        cards |= SET_OF(state->grid[spot += ROW]);
    return cards;
}

/* The end of a column leaves it, from a spot on. */
static void lift_run(State *state, const Prices *prices, u8 spot, u8 count)
{
    u8 from = COLUMN_AT(spot);
    u8 card = state->grid[spot];
    u8 under = state->grid[spot - ROW];
    u64 run = cards_of_run(state, spot, count);
    state->set[from] &= ~run;
    state->tops &= ~run;
    state->tied &= ~SET_OF(card);
    state->held &= ~SET_OF(under);
    state->end[from] = (u8)(spot - ROW);
    state->key -= mix(card, under);
    state->score -= price_bottom(prices->weights, card, under);
    weigh(state, prices->weights, state->set[from], card, count, -1);
    if (under)
        state->tops |= SET_OF(under);
    else
        take_floors(state, prices, (u8)(state->floors + 1));
}

/* Cards that lie elsewhere in memory still come to lie on a column. */
static void drop_run(State *state, const Prices *prices, u8 to, const u8 *run,
                     u8 count)
{
    u8 spot = state->end[to];
    u8 card = *run;
    u8 under = state->grid[spot];
    state->key += mix(card, under);
    state->score += price_bottom(prices->weights, card, under);
    weigh(state, prices->weights, state->set[to], card, count, 1);
    if (under)
        state->tops &= ~SET_OF(under);
    else
        take_floors(state, prices, (u8)(state->floors - 1));
    if (fits_of(card) & SET_OF(under)) {
        state->tied |= SET_OF(card);
        state->held |= SET_OF(under);
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

static void send_home(State *state, const Prices *prices, u8 card)
{
    u8 spot = state->spot[card];
    if (spot == SPOT_IN_CELL)
        take_from_cell(state, prices, card);
    else
        lift_run(state, prices, spot, 1);
    state->spot[card] = SPOT_HOME;
    state->score -= prices->weights->left;
    state->home[SUIT_OF(card)]++;
    state->next += SET_OF(card + FREECELL_SUITS) - SET_OF(card);
}

/* What lies on the cards that are soon to go home: nothing, unless they are
   in a column. */
static void count_delay(State *state, const Prices *prices)
{
    u8 suit, nth;
    state->delay = 0;
    __builtin_memset(state->urgent, 0, sizeof state->urgent);
    for (suit = 0; suit < FREECELL_SUITS; suit++)
        for (nth = 0; nth < SOONEST; nth++) {
            u8 spot = state->spot[CARD_OF(state->home[suit] + 1 + nth, suit)];
            i32 soon = prices->soon[nth] * (spot < SPOTS);
            u8 column = COLUMN_AT(spot);
            state->urgent[column] = (i16)(state->urgent[column] + soon);
            state->delay += soon * (count_run(state, spot) - 1);
        }
    state->score += state->delay;
}

/* The cards that fly now. Most often none could, whatever its haste. */
static u64 find_hasty(const State *state, u8 haste)
{
    u64 ready = (state->tops | state->cells) & state->next;
    return ready ? ready & hasty_cards(state->home, haste) : 0;
}

/* A game that is won needs no more of it. */
void fly_home(State *state, const Prices *prices)
{
    u64 ready;
    while (state->blocks && (ready = find_hasty(state, prices->haste)) != 0)
        send_home(state, prices, FIRST_OF(ready));
    count_delay(state, prices);
}

static u8 first_floor(const State *state)
{
    u8 i = 0;
    while (state->end[i] >= ROW)
        i++;
    return i;
}

/* Where a step leads: a column or the cells. */
static void put_run(State *state, const Prices *prices, u8 onto, const u8 *run,
                    u8 count)
{
    if (onto == IN_CELL)
        put_in_cell(state, prices, *run);
    else
        drop_run(state, prices,
                 onto ? COLUMN_AT(state->spot[onto]) : first_floor(state), run,
                 count);
}

static void move_run(State *state, const Prices *prices, Step step)
{
    u8 spot = state->spot[step.card];
    u8 count = count_run(state, spot);
    lift_run(state, prices, spot, count);
    put_run(state, prices, step.onto, &state->grid[spot], count);
}

void play_step(State *state, const Prices *prices, Step step)
{
    state->score -= state->delay;
    if (step.onto == AT_HOME)
        send_home(state, prices, step.card);
    else if (state->spot[step.card] == SPOT_IN_CELL) {
        take_from_cell(state, prices, step.card);
        put_run(state, prices, step.onto, &step.card, 1);
    } else
        move_run(state, prices, step);
    fly_home(state, prices);
}

/* --------------------------------------------------------------- reading */

void read_state(State *state, const Prices *prices, const FreeCell *game)
{
    u8 i, j;
    memset(state, 0, sizeof *state);
    memset(state->spot, SPOT_HOME, sizeof state->spot);
    memcpy(state->home, game->home, sizeof state->home);
    state->room = game->cells;
    state->floors = FREECELL_COLUMNS;
    state->score = prices->floors[FREECELL_COLUMNS] +
                   prices->weights->left * FREECELL_CARDS;
    for (i = 0; i < FREECELL_SUITS; i++) {
        state->next |= SET_OF(CARD_OF(game->home[i] + 1, i));
        state->score -= prices->weights->left * game->home[i];
    }
    for (i = 0; i < game->cells; i++)
        if (game->cell[i])
            put_in_cell(state, prices, game->cell[i]);
    for (i = 0; i < FREECELL_COLUMNS; i++) {
        state->end[i] = i;
        for (j = 0; j < game->height[i]; j++)
            drop_run(state, prices, i, &game->column[i][j], 1);
    }
}
