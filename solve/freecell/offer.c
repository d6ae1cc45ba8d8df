/* SPDX-License-Identifier: MIT */
/* The steps from a position, each with the price of where it leads. */
#include "fast.h"

/* What is being moved, and what that does to the price whatever its goal. */
typedef struct Load {
    const u8 *run; /* the deepest card first */
    u8 count;
    u8 bares; /* the card that comes to light, or 0 */
    i32 price;
} Load;

/* The price of a step after which cards fly home is found by taking it, and
   whether that wins. */
static i32 try_step(Search *search, Step step)
{
    search->trial = search->nodes[search->at].state;
    play_step(&search->trial, &search->prices, step);
    if (!search->trial.blocks) {
        search->win.parent = search->at;
        search->win.step = step;
    }
    return search->trial.score;
}

static void offer(Search *search, const Load *load, u8 onto, i32 price)
{
    const State *state = &search->nodes[search->at].state;
    Step step = {*load->run, onto};
    price += load->price;
    if (state->next & SET_OF(load->bares) &&
        is_hasty(state->home, load->bares, search->prices.weights->haste))
        price = try_step(search, step);
    add_offer(&search->queue, price + search->toll, search->at, step);
}

/* What lying on a set of cards would cost the load. */
static i32 price_load(const Weights *weights, const Load *load, u64 below)
{
    i32 price = 0;
    u8 i;
    for (i = 0; i < load->count; i++)
        price += price_blocks(weights, below, load->run[i]);
    return price;
}

static void offer_columns(Search *search, const Load *load)
{
    const State *state = &search->nodes[search->at].state;
    const Weights *weights = search->prices.weights;
    u64 targets = fits_of(*load->run) & state->tops;
    for (; targets; targets &= targets - 1) {
        u8 onto = FIRST_OF(targets);
        u8 to = state->place[onto];
        offer(search, load, onto,
              price_load(weights, load, state->set[to]) +
                  load->count * state->urgent[to]);
    }
}

static void offer_floor(Search *search, const Load *load)
{
    const State *state = &search->nodes[search->at].state;
    const i32 *floors = &search->prices.floors[state->floors];
    offer(search, load, ON_FLOOR,
          floors[-1] - floors[0] +
              price_bottom(search->prices.weights, *load->run, ON_FLOOR));
}

/* What a floor gains when a column's last cards leave it. */
static i32 price_floor_left(const Search *search, u8 bares)
{
    const State *state = &search->nodes[search->at].state;
    const i32 *floors = &search->prices.floors[state->floors];
    return bares ? 0 : floors[1] - floors[0];
}

static Load load_end(const Search *search, u8 from)
{
    const State *state = &search->nodes[search->at].state;
    const u8 *end = &state->column[from][state->height[from]];
    Load load = {end, 1, end[-1], state->score + state->lift[from]};
    load.price += price_floor_left(search, load.bares);
    return load;
}

static Load load_from_cell(const Search *search, const u8 *card)
{
    const State *state = &search->nodes[search->at].state;
    const i32 *cells = &search->prices.cells[state->taken];
    Load load = {card, 1, 0, state->score + cells[-1] - cells[0]};
    load.price -= price_cell(search->prices.weights, *card);
    return load;
}

/* How many cards go with one that lies in the last sequence. */
static u8 count_run(const State *state, u8 card)
{
    u8 from = state->place[card];
    u8 end = state->column[from][state->height[from]];
    return (u8)(RANK_OF(card) - RANK_OF(end) + 1);
}

static Load load_run(const Search *search, u8 card)
{
    const State *state = &search->nodes[search->at].state;
    const Weights *weights = search->prices.weights;
    u8 from = state->place[card];
    u64 below = state->set[from];
    i32 urgent = state->urgent[from];
    u8 count = count_run(state, card);
    Load load = {NULL, count, 0, state->score};
    u8 i;
    load.run = &state->column[from][state->height[from] + 1 - count];
    load.bares = load.run[-1];
    for (i = 0; i < count; i++) {
        below &= ~SET_OF(load.run[i]);
        urgent -= urgency(state, weights, load.run[i]);
    }
    load.price -= price_load(weights, &load, below) + count * urgent +
                  price_bottom(weights, card, load.bares);
    load.price += price_floor_left(search, load.bares);
    return load;
}

/* The last card of a column, or one in a cell. */
static Load load_card(const Search *search, const u8 *card)
{
    u8 from = search->nodes[search->at].state.place[*card];
    return from == CELL_COLUMN ? load_from_cell(search, card)
                               : load_end(search, from);
}

/* -------------------------------------------------------------- offering */

static void offer_to_cells(Search *search)
{
    const State *state = &search->nodes[search->at].state;
    const i32 *cells = &search->prices.cells[state->taken];
    u8 from;
    for (from = 0; from < FREECELL_COLUMNS; from++)
        if (state->height[from]) {
            Load load = load_end(search, from);
            offer(search, &load, IN_CELL,
                  cells[1] - cells[0] +
                      price_cell(search->prices.weights, *load.run));
        }
}

/* To an empty column goes all of a sequence that lies on something, */
static void offer_column_to_floor(Search *search, u8 from, u32 most)
{
    const State *state = &search->nodes[search->at].state;
    u64 inner = state->inner[from];
    u8 count = (u8)(inner ? count_run(state, LAST_OF(inner)) : 1);
    if (count < state->height[from] && count <= most / 2) {
        Load load =
            inner ? load_run(search, LAST_OF(inner)) : load_end(search, from);
        offer_floor(search, &load);
    }
}

/* or a card from a cell. */
static void offer_to_floors(Search *search, u32 most)
{
    u64 cells = search->nodes[search->at].state.cells;
    u8 from;
    for (from = 0; from < FREECELL_COLUMNS; from++)
        offer_column_to_floor(search, from, most);
    for (; cells; cells &= cells - 1) {
        u8 card = FIRST_OF(cells);
        Load load = load_from_cell(search, &card);
        offer_floor(search, &load);
    }
}

/* A step that is not forced may still be to send a card home. */
static void offer_homes(Search *search, u64 cards)
{
    for (; cards; cards &= cards - 1) {
        u8 card = FIRST_OF(cards);
        Load load = load_card(search, &card);
        offer(search, &load, AT_HOME, -search->prices.weights->left);
    }
}

static void offer_cards(Search *search, u64 cards)
{
    for (; cards; cards &= cards - 1) {
        u8 card = FIRST_OF(cards);
        Load load = load_card(search, &card);
        offer_columns(search, &load);
    }
}

static void offer_runs(Search *search, u64 cards, u32 most)
{
    const State *state = &search->nodes[search->at].state;
    for (; cards; cards &= cards - 1)
        if (count_run(state, FIRST_OF(cards)) <= most) {
            Load load = load_run(search, FIRST_OF(cards));
            offer_columns(search, &load);
        }
}

void offer_steps(Search *search)
{
    const State *state = &search->nodes[search->at].state;
    u32 most = (state->room - state->taken + 1U) << state->floors;
    u64 ends = state->tops | state->cells;
    u64 tops = state->tops;
    u64 takers = 0;
    u64 inner = 0;
    u8 i;
    search->toll =
        search->prices.weights->step * (search->nodes[search->at].depth + 1);
    for (; tops; tops &= tops - 1)
        takers |= takers_of(FIRST_OF(tops));
    for (i = 0; i < FREECELL_COLUMNS; i++)
        inner |= state->inner[i];
    if (state->taken < state->room)
        offer_to_cells(search);
    if (state->floors)
        offer_to_floors(search, most);
    offer_homes(search, ends & state->next);
    offer_cards(search, ends & takers);
    if (most > 1)
        offer_runs(search, inner & takers, most);
}
