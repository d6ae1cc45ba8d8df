/* SPDX-License-Identifier: MIT */
/* The steps from a position, each with the price of where it leads. */
#include "best_first.h"

/* What is being moved, and what that does whatever its goal. */
typedef struct Load {
    u64 key; /* of the position without it */
    i32 price;
    u8 card; /* the deepest of them */
    u8 count;
    u8 starts; /* a flight, with the card that comes to light */
} Load;

/* Where a step leads after which cards fly home is found by taking it, and
   whether that wins. */
static void try_step(Search *search, Step step)
{
    copy_state(&search->trial, search->here);
    play_step(&search->trial, &search->prices, step);
    if (!search->trial.blocks) {
        search->win.parent = search->at;
        search->win.step = step;
    }
}

static inline void offer(Search *search, const Load *load, u8 onto, i32 price)
{
    Step step = {load->card, onto};
    u64 key = load->key + (onto == AT_HOME ? 0 : mix(load->card, onto));
    price += load->price;
    if (load->starts) {
        try_step(search, step);
        key = search->trial.key;
        price = search->trial.score;
    }
    add_offer(&search->queue, price + search->toll, key, search->at, step);
}

static void offer_columns(Search *search, const Load *load)
{
    const State *state = search->here;
    const Weights *weights = search->prices.weights;
    u64 targets = fits_of(load->card) & state->tops;
    for (; targets; targets &= targets - 1) {
        u8 onto = FIRST_OF(targets);
        u8 to = COLUMN_AT(state->spot[onto]);
        offer(search, load, onto,
              weights->blocks *
                      count_blocks(state->set[to], load->card, load->count) +
                  load->count * state->urgent[to]);
    }
}

static void offer_floor(Search *search, const Load *load)
{
    const i32 *floors = &search->prices.floors[search->here->floors];
    offer(search, load, ON_FLOOR,
          floors[-1] - floors[0] +
              price_bottom(search->prices.weights, load->card, ON_FLOOR));
}

/* What a floor gains when a column's last cards leave it. */
static inline i32 price_floor_left(const Search *search)
{
    const i32 *floors = &search->prices.floors[search->here->floors];
    return floors[1] - floors[0];
}

static inline Load load_from_cell(const Search *search, u8 card)
{
    const State *state = search->here;
    const i32 *cells = &search->prices.cells[state->taken];
    Load load = {state->key - mix(card, IN_CELL),
                 state->score + cells[-1] - cells[0], card, 1, 0};
    return load;
}

static inline Load load_end(const Search *search, u8 from)
{
    const State *state = search->here;
    const u8 *end = &state->grid[state->end[from]];
    u8 under = end[-ROW];
    Load load = {state->key - mix(*end, under), search->lift[from], *end, 1,
                 (u8)(search->flying >> under & 1)};
    return load;
}

/* From a spot on to the end of the column. */
static Load load_run(const Search *search, u8 spot)
{
    const State *state = search->here;
    const Weights *weights = search->prices.weights;
    u8 from = COLUMN_AT(spot);
    u8 under = state->grid[spot - ROW];
    u64 below = state->set[from];
    i32 urgent = state->urgent[from];
    u8 card = state->grid[spot];
    Load load = {state->key - mix(card, under), state->score, card, 0,
                 (u8)(search->flying >> under & 1)};
    for (; spot <= state->end[from]; spot = (u8)(spot + ROW)) {
        below &= ~SET_OF(state->grid[spot]);
        urgent -= urgency(state, &search->prices, state->grid[spot]);
        load.count++;
    }
    load.price -= weights->blocks * count_blocks(below, card, load.count) +
                  load.count * urgent + price_bottom(weights, card, under);
    if (!under)
        load.price += price_floor_left(search);
    return load;
}

/* The last card of a column, or one in a cell. */
static Load load_card(const Search *search, u8 card)
{
    u8 spot = search->here->spot[card];
    return spot == SPOT_IN_CELL ? load_from_cell(search, card)
                                : load_end(search, COLUMN_AT(spot));
}

/* The score when the last card of a column is lifted. */
static void price_ends(Search *search)
{
    const State *state = search->here;
    const Weights *weights = search->prices.weights;
    u8 from;
    for (from = 0; from < FREECELL_COLUMNS; from++) {
        u8 spot = state->end[from];
        u8 card = state->grid[spot];
        i32 price = state->score - state->urgent[from] +
                    urgency(state, &search->prices, card);
        price -=
            weights->blocks * ((state->set[from] & blocked_by(card)) != 0);
        if (spot < 2 * ROW)
            price += price_floor_left(search) -
                     price_bottom(weights, card, ON_FLOOR);
        else
            price -= weights->broken * (i32)(~state->tied >> card & 1);
        search->lift[from] = price;
    }
}

/* -------------------------------------------------------------- offering */

static void offer_to_cells(Search *search)
{
    const State *state = search->here;
    const i32 *cells = &search->prices.cells[state->taken];
    u8 from;
    for (from = 0; from < FREECELL_COLUMNS; from++)
        if (state->end[from] >= ROW) {
            Load load = load_end(search, from);
            offer(search, &load, IN_CELL, cells[1] - cells[0]);
        }
}

/* Where the sequence at the end of a column begins. */
static u8 start_of_run(const State *state, u8 from)
{
    u8 spot = state->end[from];
    while (state->tied & SET_OF(state->grid[spot]))
        spot = (u8)(spot - ROW);
    return spot;
}

/* To an empty column goes all of a sequence that lies on something, */
static void offer_column_to_floor(Search *search, u8 from, u32 most)
{
    const State *state = search->here;
    u8 spot = start_of_run(state, from);
    if (spot >= 2 * ROW && count_run(state, spot) <= most / 2) {
        Load load = state->end[from] == spot ? load_end(search, from)
                                             : load_run(search, spot);
        offer_floor(search, &load);
    }
}

/* or a card from a cell. */
static void offer_to_floors(Search *search, u32 most)
{
    u64 cells = search->here->cells;
    u8 from;
    for (from = 0; from < FREECELL_COLUMNS; from++)
        offer_column_to_floor(search, from, most);
    for (; cells; cells &= cells - 1) {
        Load load = load_from_cell(search, FIRST_OF(cells));
        offer_floor(search, &load);
    }
}

/* A step that is not forced may still be to send a card home. */
static void offer_homes(Search *search, u64 cards)
{
    for (; cards; cards &= cards - 1) {
        Load load = load_card(search, FIRST_OF(cards));
        offer(search, &load, AT_HOME, -search->prices.weights->left);
    }
}

static void offer_cards(Search *search, u64 cards)
{
    for (; cards; cards &= cards - 1) {
        Load load = load_card(search, FIRST_OF(cards));
        offer_columns(search, &load);
    }
}

/* Whether all that lies on a card is in sequence with it. */
static u8 heads_run(const State *state, u8 spot)
{
    u8 end = state->end[COLUMN_AT(spot)];
    while (spot < end && state->held & SET_OF(state->grid[spot]))
        spot = (u8)(spot + ROW);
    return spot == end;
}

static void offer_runs(Search *search, u64 cards, u32 most)
{
    const State *state = search->here;
    for (; cards; cards &= cards - 1) {
        u8 spot = state->spot[FIRST_OF(cards)];
        if (count_run(state, spot) <= most && heads_run(state, spot)) {
            Load load = load_run(search, spot);
            offer_columns(search, &load);
        }
    }
}

void offer_steps(Search *search)
{
    const State *state = search->here = &search->nodes[search->at].state;
    u32 most = (state->room - state->taken + 1U) << state->floors;
    u64 ends = state->tops | state->cells;
    u64 takers = takers_of(state->tops);
    search->flying =
        state->next & hasty_cards(state->home, search->prices.haste);
    search->toll =
        search->prices.weights->step * (search->nodes[search->at].depth + 1);
    price_ends(search);
    if (state->taken < state->room)
        offer_to_cells(search);
    if (state->floors)
        offer_to_floors(search, most);
    offer_homes(search, ends & state->next);
    offer_cards(search, ends & takers);
    if (most > 1)
        offer_runs(search, state->held & takers, most);
}
