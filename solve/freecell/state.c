/* SPDX-License-Identifier: MIT */
/* Positions that keep their score, key and sets through every step. */
#include "state.h"

#include <string.h>

/* ---------------------------------------------------------------- prices */

void set_prices(Prices *prices, const Weights *weights, u8 room)
{
    u8 i, nth;
    prices->weights = weights;
    prices->cells[0] = prices->floors[0] = 0;
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

/* A card comes to lie on a set (sign 1), or is lifted from it (-1). */
static void weigh(State *state, const Weights *weights, u64 below, u8 card,
                  i32 sign)
{
    state->score += sign * price_blocks(weights, below, card);
    if (below & blocked_by(card))
        state->blocks = (u8)(state->blocks + sign);
}

/* ---------------------------------------------------------------- moving */

static void put_in_cell(State *state, const Prices *prices, u8 card)
{
    state->cells |= SET_OF(card);
    state->place[card] = CELL_COLUMN;
    state->key += mix(card, IN_CELL);
    state->score += price_cell(prices->weights, card);
    take_cells(state, prices, (u8)(state->taken + 1));
}

static void take_from_cell(State *state, const Prices *prices, u8 card)
{
    state->cells &= ~SET_OF(card);
    state->key -= mix(card, IN_CELL);
    state->score -= price_cell(prices->weights, card);
    take_cells(state, prices, (u8)(state->taken - 1));
}

/* The end of a column, the deepest card first, leaves it. */
static void lift_run(State *state, const Prices *prices, u8 from,
                     const u8 *run, u8 count)
{
    const Weights *weights = prices->weights;
    u8 under = run[-1];
    u8 i;
    state->tops &= ~SET_OF(run[count - 1]);
    state->height[from] = (u8)(state->height[from] - count);
    state->stale |= 1U << from;
    for (i = 0; i < count; i++) {
        state->set[from] &= ~SET_OF(run[i]);
        state->urgent[from] =
            (i16)(state->urgent[from] - urgency(state, weights, run[i]));
    }
    for (i = 0; i < count; i++)
        weigh(state, weights, state->set[from], run[i], -1);
    state->score -=
        price_bottom(weights, *run, under) + count * state->urgent[from];
    state->key -= mix(*run, under);
    if (under)
        state->tops |= SET_OF(under);
    else
        take_floors(state, prices, (u8)(state->floors + 1));
}

/* Cards that lie elsewhere in memory still come to lie on a column. */
static void drop_run(State *state, const Prices *prices, u8 to, const u8 *run,
                     u8 count)
{
    const Weights *weights = prices->weights;
    u8 *cards = &state->column[to][state->height[to] + 1];
    u8 under = cards[-1];
    u8 i;
    for (i = 0; i < count; i++)
        weigh(state, weights, state->set[to], run[i], 1);
    state->score +=
        price_bottom(weights, *run, under) + count * state->urgent[to];
    state->key += mix(*run, under);
    if (under)
        state->tops &= ~SET_OF(under);
    else
        take_floors(state, prices, (u8)(state->floors - 1));
    for (i = 0; i < count; i++) {
        cards[i] = run[i];
        state->place[run[i]] = to;
        state->set[to] |= SET_OF(run[i]);
        state->urgent[to] =
            (i16)(state->urgent[to] + urgency(state, weights, run[i]));
    }
    state->tops |= SET_OF(run[count - 1]);
    state->height[to] = (u8)(state->height[to] + count);
    state->stale |= 1U << to;
}

/* The cards of a suit that are soon to go home are so a rank earlier now. */
static void advance_suit(State *state, const Weights *weights, u8 suit)
{
    u8 card = CARD_OF(state->home[suit] + 1, suit);
    u8 nth;
    for (nth = 0; nth < SOON && card < COUNT_OF(state->place); nth++) {
        u8 column = state->place[card];
        i32 more =
            weights->soon[nth] - (nth + 1 < SOON ? weights->soon[nth + 1] : 0);
        if (column < FREECELL_COLUMNS) {
            u8 above = 0;
            while (state->column[column][state->height[column] - above] !=
                   card)
                above++;
            state->score += more * above;
            state->urgent[column] = (i16)(state->urgent[column] + more);
            state->stale |= 1U << column;
        }
        card = (u8)(card + FREECELL_SUITS);
    }
}

static void send_home(State *state, const Prices *prices, u8 card)
{
    u8 from = state->place[card];
    if (from == CELL_COLUMN)
        take_from_cell(state, prices, card);
    else
        lift_run(state, prices, from,
                 &state->column[from][state->height[from]], 1);
    state->place[card] = HOME_COLUMN;
    state->score -= prices->weights->left;
    state->home[SUIT_OF(card)]++;
    state->next += SET_OF(card + FREECELL_SUITS) - SET_OF(card);
    advance_suit(state, prices->weights, SUIT_OF(card));
}

u8 is_hasty(const u8 *home, u8 card, u8 haste)
{
    u8 others = IS_RED(card) ? 0 : 1; /* clubs, spades; the reds */
    u8 rank = RANK_OF(card);
    return rank <= 2 || (home[others] + 1 + haste >= rank &&
                         home[3 - others] + 1 + haste >= rank);
}

/* A game that is won needs no more of it. */
static void send_hasty_home(State *state, const Prices *prices)
{
    u64 idle = 0;
    u64 ready;
    while (state->blocks &&
           (ready = (state->tops | state->cells) & state->next & ~idle) != 0) {
        u8 card = FIRST_OF(ready);
        if (is_hasty(state->home, card, prices->weights->haste)) {
            send_home(state, prices, card);
            idle = 0;
        } else
            idle |= SET_OF(card);
    }
}

/* The cards in sequence up to the last one, without it. */
static u64 inner_cards(const u8 *end)
{
    u64 inner = 0;
    for (; fits_of(*end) & SET_OF(end[-1]); end--)
        inner |= SET_OF(end[-1]);
    return inner;
}

static void look_at_end(State *state, const Weights *weights, u8 column)
{
    const u8 *end = &state->column[column][state->height[column]];
    state->inner[column] = 0;
    if (!*end)
        return;
    state->inner[column] = inner_cards(end);
    state->lift[column] =
        (i16)(urgency(state, weights, *end) - state->urgent[column] -
              price_bottom(weights, *end, end[-1]) -
              price_blocks(weights, state->set[column] & ~SET_OF(*end), *end));
}

void fly_home(State *state, const Prices *prices)
{
    send_hasty_home(state, prices);
    for (; state->stale; state->stale &= state->stale - 1)
        look_at_end(state, prices->weights, FIRST_OF(state->stale));
}

static u8 first_floor(const State *state)
{
    u8 i = 0;
    while (state->height[i])
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
        drop_run(state, prices, onto ? state->place[onto] : first_floor(state),
                 run, count);
}

static void move_run(State *state, const Prices *prices, Step step)
{
    u8 from = state->place[step.card];
    u8 *end = &state->column[from][state->height[from]];
    u8 *run = end;
    while (*run != step.card)
        run--;
    lift_run(state, prices, from, run, (u8)(end - run + 1));
    put_run(state, prices, step.onto, run, (u8)(end - run + 1));
}

void play_step(State *state, const Prices *prices, Step step)
{
    if (step.onto == AT_HOME)
        send_home(state, prices, step.card);
    else if (state->place[step.card] == CELL_COLUMN) {
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
    memset(state->place, HOME_COLUMN, sizeof state->place);
    memcpy(state->home, game->home, sizeof state->home);
    state->room = game->cells;
    for (i = 0; i < FREECELL_SUITS; i++)
        state->next |= SET_OF(CARD_OF(game->home[i] + 1, i));
    state->floors = FREECELL_COLUMNS;
    state->score = prices->floors[FREECELL_COLUMNS] +
                   prices->weights->left * FREECELL_CARDS;
    for (i = 0; i < FREECELL_SUITS; i++)
        state->score -= prices->weights->left * game->home[i];
    for (i = 0; i < game->cells; i++)
        if (game->cell[i])
            put_in_cell(state, prices, game->cell[i]);
    for (i = 0; i < FREECELL_COLUMNS; i++)
        for (j = 0; j < game->height[i]; j++)
            drop_run(state, prices, i, &game->column[i][j], 1);
}
