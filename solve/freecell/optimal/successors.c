/* SPDX-License-Identifier: MIT */
/* Generates the successors of a state in A* search, each with its excess. A
   successor beyond the limit is dropped here, before its key is computed. */
#include "optimal.h"

#include <string.h>

#include "solve/pruning.h"

static void start_applied(AppliedStep *applied, const OptimalSearch *search,
                          FreecellStep step)
{
    const BoundedState *state = &search->state;
    applied->key = search->key;
    applied->tops = state->tops;
    applied->cells = state->cells;
    applied->next = state->next;
    memcpy(applied->home, state->home, sizeof applied->home);
    applied->step = step;
}

/* The card beneath, as a set, which is empty for a card on an empty column. */
static u64 set_of_parent(u8 on)
{
    return on >= FIRST_CARD ? SET_OF(on) : 0;
}

static void lift(AppliedStep *applied, const OptimalSearch *search, u8 card,
                 u8 on)
{
    ASSERT_SLOW(card);
    applied->key.half[FREECELL_SUIT(card) >> 1] -=
        exact_key_part(&search->keys, card, on);
    if (on == IN_CELL)
        applied->cells &= ~SET_OF(card);
    else {
        applied->tops &= ~SET_OF(card);
        applied->tops |= set_of_parent(on);
    }
}

static void drop(AppliedStep *applied, const OptimalSearch *search, u8 card,
                 u8 on)
{
    ASSERT_SLOW(on != AT_HOME && on != card);
    applied->key.half[FREECELL_SUIT(card) >> 1] +=
        exact_key_part(&search->keys, card, on);
    if (on == IN_CELL)
        applied->cells |= SET_OF(card);
    else {
        applied->tops |= SET_OF(card);
        applied->tops &= ~set_of_parent(on);
    }
}

static void add_home(AppliedStep *applied, const OptimalSearch *search,
                     u8 card)
{
    u8 suit = FREECELL_SUIT(card);
    ASSERT_SLOW(applied->next & SET_OF(card));
    applied->home[suit]++;
    applied->key.half[suit >> 1] += search->keys.home_weight[suit];
    applied->next += SET_OF(card + FREECELL_SUITS) - SET_OF(card);
}

static void fly(AppliedStep *applied, const OptimalSearch *search)
{
    u64 idle = 0;
    u64 ready;
    while ((ready = (applied->tops | applied->cells) & applied->next &
                    ~idle) != 0) {
        u8 card = FIRST_OF(ready);
        if (search->slack || (PRUNES(PRUNING_OPTIMAL_AUTOPLAY) &&
                              optimal_is_safe_home(applied->home, card))) {
            lift(applied, search, card,
                 card == applied->step.card ? applied->step.onto
                                            : parent_of(&search->state, card));
            add_home(applied, search, card);
            idle = 0;
        } else
            idle |= SET_OF(card);
    }
}

static void add_successor(OptimalSearch *search, u8 card, u8 onto, u32 moves,
                          u32 excess)
{
    OptimalSuccessor *successor = &search->successors[search->count];
    FreecellStep step = {card, onto};
    AppliedStep *applied = &successor->applied;
    ASSERT_SLOW(search->limit <= MOST_EXCESS + 1);
    if (excess >= search->limit ||
        search->path_cost + moves > MOST_PATH_COST) {
        search->cost_overflowed |= search->limit > MOST_EXCESS;
        return;
    }
    ASSERT_SLOW(search->count < MOST_OPTIMAL_SUCCESSORS);
    start_applied(applied, search, step);
    lift(applied, search, card, parent_of(&search->state, card));
    if (onto == AT_HOME)
        add_home(applied, search, card);
    else
        drop(applied, search, card, onto);
    fly(applied, search);
    successor->hash = hash_key_hash(applied->key);
    successor->path_cost = (u8)(search->path_cost + moves);
    successor->excess = (u8)excess;
    search->count++;
}

/* Moving a card that need not move exceeds the bound by one, and so does
   moving one to where it must move again. */
static void move_aside(OptimalSearch *search, u8 card, u8 onto)
{
    const BoundedState *state = &search->state;
    u32 excess = search->path_cost + blocking_bound(state) - search->bound;
    ASSERT_SLOW(onto != AT_HOME);
    excess += ((state->aside | state->cyclic) & SET_OF(card)) ? 0 : 1;
    excess += onto >= FIRST_CARD && lies_on_blocked(state, card, onto);
    add_successor(search, card, onto, 1,
                  (i32)excess < search->excess ? search->excess : excess);
}

/* The height of the column that ends with this card. */
static u8 height_of(const BoundedState *state, u8 top)
{
    ASSERT_SLOW(top && state->tops & SET_OF(top));
    return (u8)(count_cards(state->below[top]) + 1);
}

/* Lists moves worst first, because the last one is tried first. */
static void list_moves(OptimalSearch *search, u8 card)
{
    const BoundedState *state = &search->state;
    u8 on = parent_of(state, card);
    u64 goals = parents_of(card) & state->tops;
    ASSERT_SLOW(card);
    if (on != IN_CELL && state->cells_used < search->room)
        move_aside(search, card, IN_CELL);
    if (on != ON_EMPTY_COLUMN && state->empty_columns)
        move_aside(search, card, ON_EMPTY_COLUMN);
    for (; goals; goals &= goals - 1)
        if (height_of(state, FIRST_OF(goals)) < FREECELL_DEEPEST)
            move_aside(search, card, FIRST_OF(goals));
    if (state->next & SET_OF(card))
        add_successor(search, card, AT_HOME, 0, search->excess);
}

void optimal_expand(OptimalSearch *search)
{
    u64 cards = search->state.tops | search->state.cells;
    search->count = 0;
    for (; cards; cards &= cards - 1)
        list_moves(search, FIRST_OF(cards));
}

HashKey optimal_autoplayed_key(const OptimalSearch *search)
{
    static const FreecellStep none = {0, 0};
    AppliedStep applied;
    start_applied(&applied, search, none);
    fly(&applied, search);
    return applied.key;
}
