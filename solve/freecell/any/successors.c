/* SPDX-License-Identifier: MIT */
/* Generates the successors of a node in the best-first search, each with the
   key and cost of the state that it leads to. Nearly all of them are scored
   without building that state: what lifting a run changes is computed once and
   shared by all its destinations. */
#include "best_first.h"

/* Cards lifted from their place, and what lifting them changes whatever their
   destination. */
typedef struct LiftedRun {
    u64 key; /* of the state without the run */
    i32 cost;
    u8 card; /* the deepest of the run */
    u8 count;
    u8 starts; /* the card uncovered would start autoplay */
} LiftedRun;

/* When a step starts autoplay, the resulting state is found by applying the
   step to a copy. That also shows whether it wins. */
static void apply_on_trial(BestFirstSearch *search, FreecellStep step)
{
    ASSERT_SLOW(step.card);
    scored_state_copy(&search->trial, search->state);
    scored_state_apply(&search->trial, &search->costs, step);
    if (!search->trial.blocks) {
        search->win.parent = search->expanding;
        search->win.step = step;
    }
}

static inline void generate(BestFirstSearch *search, const LiftedRun *lifted,
                            u8 onto, i32 cost)
{
    FreecellStep step = {lifted->card, onto};
    u64 key =
        lifted->key + (onto == AT_HOME ? 0 : zobrist_key(lifted->card, onto));
    ASSERT_SLOW(lifted->card && lifted->count);
    cost += lifted->cost;
    if (lifted->starts) {
        apply_on_trial(search, step);
        key = search->trial.key;
        cost = search->trial.score;
    }
    bucket_queue_push(&search->queue, cost + search->path_cost, key,
                      search->expanding, step);
}

static void generate_to_columns(BestFirstSearch *search,
                                const LiftedRun *lifted)
{
    const ScoredState *state = search->state;
    const FreecellWeights *weights = search->costs.weights;
    u64 targets = parents_of(lifted->card) & state->tops;
    for (; targets; targets &= targets - 1) {
        u8 onto = FIRST_OF(targets);
        u8 to = COLUMN_AT(state->spot[onto]);
        if (state->end[to] / ROW + lifted->count > FREECELL_DEEPEST)
            continue;
        generate(search, lifted, onto,
                 weights->blocks * count_blocks(state->set[to], lifted->card,
                                                lifted->count) +
                     lifted->count * state->urgent[to]);
    }
}

static void generate_to_empty_column(BestFirstSearch *search,
                                     const LiftedRun *lifted)
{
    const i32 *empty_columns =
        &search->costs.empty_columns[search->state->empty_columns];
    ASSERT_SLOW(search->state->empty_columns);
    generate(search, lifted, ON_EMPTY_COLUMN,
             empty_columns[-1] - empty_columns[0] +
                 cost_at_bottom(search->costs.weights, lifted->card,
                                ON_EMPTY_COLUMN));
}

/* The bonus for the column that becomes empty when its last cards leave. */
static inline i32 cost_of_emptied_column(const BestFirstSearch *search)
{
    const i32 *empty_columns =
        &search->costs.empty_columns[search->state->empty_columns];
    ASSERT_SLOW(search->state->empty_columns < FREECELL_COLUMNS);
    return empty_columns[1] - empty_columns[0];
}

/* Whether lifting the card on this one starts autoplay. */
static inline u8 starts_autoplay(const BestFirstSearch *search, u8 under)
{
    return search->autoplay_waits | (u8)(search->autoplay_ready >> under & 1);
}

static inline LiftedRun lift_from_cell(const BestFirstSearch *search, u8 card)
{
    const ScoredState *state = search->state;
    const i32 *cells = &search->costs.cells[state->cells_used];
    LiftedRun lifted = {state->key - zobrist_key(card, IN_CELL),
                        state->score + cells[-1] - cells[0], card, 1,
                        search->autoplay_waits};
    ASSERT_SLOW(state->cells & SET_OF(card));
    return lifted;
}

static inline LiftedRun lift_end(const BestFirstSearch *search, u8 from)
{
    const ScoredState *state = search->state;
    const u8 *end = &state->grid[state->end[from]];
    u8 under = end[-ROW];
    LiftedRun lifted = {state->key - zobrist_key(*end, under),
                        search->lift[from], *end, 1,
                        starts_autoplay(search, under)};
    ASSERT_SLOW(state->end[from] >= ROW);
    return lifted;
}

/* Lifts everything from a spot to the end of its column. */
static LiftedRun lift_column_end(const BestFirstSearch *search, u8 spot)
{
    const ScoredState *state = search->state;
    const FreecellWeights *weights = search->costs.weights;
    u8 from = COLUMN_AT(spot);
    u8 under = state->grid[spot - ROW];
    u64 below = state->set[from];
    i32 urgent = state->urgent[from];
    u8 card = state->grid[spot];
    LiftedRun lifted = {state->key - zobrist_key(card, under), state->score,
                        card, 0, starts_autoplay(search, under)};
    ASSERT_SLOW(card && spot <= state->end[from]);
    for (; spot <= state->end[from]; spot = (u8)(spot + ROW)) {
        below &= ~SET_OF(state->grid[spot]);
        urgent -= urgency(state, &search->costs, state->grid[spot]);
        lifted.count++;
    }
    ASSERT_SLOW(lifted.count);
    lifted.cost -= weights->blocks * count_blocks(below, card, lifted.count) +
                   lifted.count * urgent +
                   cost_at_bottom(weights, card, under);
    if (!under)
        lifted.cost += cost_of_emptied_column(search);
    return lifted;
}

/* Lifts the last card of a column, or a card in a cell. */
static LiftedRun lift_card(const BestFirstSearch *search, u8 card)
{
    u8 spot = search->state->spot[card];
    return spot == SPOT_IN_CELL ? lift_from_cell(search, card)
                                : lift_end(search, COLUMN_AT(spot));
}

/* The score of the state without the last card of each column. */
static void score_lifted_ends(BestFirstSearch *search)
{
    const ScoredState *state = search->state;
    const FreecellWeights *weights = search->costs.weights;
    u8 from;
    for (from = 0; from < FREECELL_COLUMNS; from++) {
        u8 spot = state->end[from];
        u8 card = state->grid[spot];
        i32 cost = state->score - state->urgent[from] +
                   urgency(state, &search->costs, card);
        cost -= weights->blocks * ((state->set[from] & blocked_by(card)) != 0);
        if (spot < 2 * ROW)
            cost += cost_of_emptied_column(search) -
                    cost_at_bottom(weights, card, ON_EMPTY_COLUMN);
        else
            cost -= weights->broken * (i32)(~state->in_sequence >> card & 1);
        search->lift[from] = cost;
    }
}

/* ------------------------------------------------------------ successors */

static void generate_to_cells(BestFirstSearch *search)
{
    const ScoredState *state = search->state;
    const i32 *cells = &search->costs.cells[state->cells_used];
    u8 from;
    ASSERT_SLOW(state->cells_used < state->room);
    for (from = 0; from < FREECELL_COLUMNS; from++)
        if (state->end[from] >= ROW) {
            LiftedRun lifted = lift_end(search, from);
            generate(search, &lifted, IN_CELL, cells[1] - cells[0]);
        }
}

/* Where the sequence at the end of a column begins. */
static u8 start_of_run(const ScoredState *state, u8 from)
{
    u8 spot = state->end[from];
    while (state->in_sequence & SET_OF(state->grid[spot]))
        spot = (u8)(spot - ROW);
    return spot;
}

/* An empty column receives a whole sequence, provided that it lies on
   something ... */
static void generate_run_to_empty_column(BestFirstSearch *search, u8 from,
                                         u32 most)
{
    const ScoredState *state = search->state;
    u8 spot = start_of_run(state, from);
    if (spot >= 2 * ROW && cards_in_run(state, spot) <= most / 2) {
        LiftedRun lifted = state->end[from] == spot
                               ? lift_end(search, from)
                               : lift_column_end(search, spot);
        generate_to_empty_column(search, &lifted);
    }
}

/* ... or a card from a cell. */
static void generate_to_empty_columns(BestFirstSearch *search, u32 most)
{
    u64 cells = search->state->cells;
    u8 from;
    for (from = 0; from < FREECELL_COLUMNS; from++)
        generate_run_to_empty_column(search, from, most);
    for (; cells; cells &= cells - 1) {
        LiftedRun lifted = lift_from_cell(search, FIRST_OF(cells));
        generate_to_empty_column(search, &lifted);
    }
}

/* Moves home that autoplay does not force can still be useful. */
static void generate_to_home(BestFirstSearch *search, u64 cards)
{
    for (; cards; cards &= cards - 1) {
        LiftedRun lifted = lift_card(search, FIRST_OF(cards));
        generate(search, &lifted, AT_HOME, -search->costs.weights->left);
    }
}

static void generate_cards(BestFirstSearch *search, u64 cards)
{
    for (; cards; cards &= cards - 1) {
        LiftedRun lifted = lift_card(search, FIRST_OF(cards));
        generate_to_columns(search, &lifted);
    }
}

/* Whether everything on a card is in sequence with it. */
static u8 heads_run(const ScoredState *state, u8 spot)
{
    u8 end = state->end[COLUMN_AT(spot)];
    ASSERT_SLOW(spot <= end);
    while (spot < end && state->holds_sequence & SET_OF(state->grid[spot]))
        spot = (u8)(spot + ROW);
    return spot == end;
}

static void generate_runs(BestFirstSearch *search, u64 cards, u32 most)
{
    const ScoredState *state = search->state;
    for (; cards; cards &= cards - 1) {
        u8 spot = state->spot[FIRST_OF(cards)];
        if (cards_in_run(state, spot) <= most && heads_run(state, spot)) {
            LiftedRun lifted = lift_column_end(search, spot);
            generate_to_columns(search, &lifted);
        }
    }
}

void best_first_search_expand(BestFirstSearch *search)
{
    const ScoredState *state = search->state =
        &search->nodes[search->expanding].state;
    u32 most = (state->room - state->cells_used + 1U) << state->empty_columns;
    u64 ends = state->tops | state->cells;
    u64 takers = children_of(state->tops);
    ASSERT_SLOW(state->blocks && state->cells_used <= state->room);
    search->autoplay_ready =
        state->next & autoplayed_cards(state->home, search->costs.slack);
    search->autoplay_waits = (search->autoplay_ready & ends) != 0;
    search->path_cost = search->costs.weights->step *
                        (search->nodes[search->expanding].depth + 1);
    score_lifted_ends(search);
    if (state->cells_used < state->room)
        generate_to_cells(search);
    if (state->empty_columns)
        generate_to_empty_columns(search, most);
    generate_to_home(search, ends & state->next);
    generate_cards(search, ends & takers);
    if (most > 1)
        generate_runs(search, state->holds_sequence & takers, most);
}
