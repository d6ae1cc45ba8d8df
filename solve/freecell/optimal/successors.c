/* SPDX-License-Identifier: MIT */
/* What single cards can do next, and what that costs beyond the bound. */
#include "optimal.h"

#include <string.h>

static void start_flight(Flight *flight, const Best *best, Step step)
{
    const View *view = &best->view;
    flight->key = best->key;
    flight->tops = view->tops;
    flight->cells = view->cells;
    flight->next = view->next;
    memcpy(flight->home, view->home, sizeof flight->home);
    flight->step = step;
}

static void lift(Flight *flight, const Best *best, u8 card, u8 on)
{
    flight->key.half[SUIT_OF(card) >> 1] -= key_of(&best->keys, card, on);
    if (on == IN_CELL)
        flight->cells &= ~SET_OF(card);
    else {
        flight->tops &= ~SET_OF(card);
        flight->tops |= on ? SET_OF(on) : 0;
    }
}

static void drop(Flight *flight, const Best *best, u8 card, u8 on)
{
    flight->key.half[SUIT_OF(card) >> 1] += key_of(&best->keys, card, on);
    if (on == IN_CELL)
        flight->cells |= SET_OF(card);
    else {
        flight->tops |= SET_OF(card);
        flight->tops &= ~(on ? SET_OF(on) : 0);
    }
}

static void go_home(Flight *flight, const Best *best, u8 card)
{
    u8 suit = SUIT_OF(card);
    flight->home[suit]++;
    flight->key.half[suit >> 1] += best->keys.home_weight[suit];
    flight->next += SET_OF(card + FREECELL_SUITS) - SET_OF(card);
}

static void fly(Flight *flight, const Best *best)
{
    u64 idle = 0;
    u64 ready;
    while ((ready = (flight->tops | flight->cells) & flight->next & ~idle) !=
           0) {
        u8 card = FIRST_OF(ready);
        if (best->haste || is_idle(flight->home, card)) {
            lift(flight, best, card,
                 card == flight->step.card ? flight->step.onto
                                           : lies_under(&best->view, card));
            go_home(flight, best, card);
            idle = 0;
        } else
            idle |= SET_OF(card);
    }
}

static void add_child(Best *best, u8 card, u8 onto, u32 moves, u32 excess)
{
    Child *child = &best->children[best->count];
    Step step = {card, onto};
    Flight *flight = &child->flight;
    if (excess >= best->limit || best->spent + moves > MOST_SPENT) {
        best->beyond |= best->limit > MOST_EXCESS;
        return;
    }
    start_flight(flight, best, step);
    lift(flight, best, card, lies_under(&best->view, card));
    if (onto == AT_HOME)
        go_home(flight, best, card);
    else
        drop(flight, best, card, onto);
    fly(flight, best);
    child->hash = hash_key_hash(flight->key);
    child->spent = (u8)(best->spent + moves);
    child->excess = (u8)excess;
    best->count++;
}

/* A card that need not move is one move too many, and so is one that has to
   move again. */
static void move_aside(Best *best, u8 card, u8 onto)
{
    const View *view = &best->view;
    u32 excess = best->spent + least_aside(view) - best->bound;
    excess += (view->aside | view->core) & SET_OF(card) ? 0 : 1;
    excess += onto >= FIRST_CARD && lies_badly(view, card, onto);
    add_child(best, card, onto, 1,
              (i32)excess < best->excess ? best->excess : excess);
}

/* Worst first: the last is looked at first. */
static void list_moves(Best *best, u8 card)
{
    const View *view = &best->view;
    u8 on = lies_under(view, card);
    u64 goals = fits_of(card) & view->tops;
    if (on != IN_CELL && view->taken < best->room)
        move_aside(best, card, IN_CELL);
    if (on != ON_FLOOR && view->floors)
        move_aside(best, card, ON_FLOOR);
    for (; goals; goals &= goals - 1)
        move_aside(best, card, FIRST_OF(goals));
    if (view->next & SET_OF(card))
        add_child(best, card, AT_HOME, 0, best->excess);
}

void list_children(Best *best)
{
    u64 cards = best->view.tops | best->view.cells;
    best->count = 0;
    for (; cards; cards &= cards - 1)
        list_moves(best, FIRST_OF(cards));
}

HashKey fly_from(const Best *best)
{
    static const Step none = {0, 0};
    Flight flight;
    start_flight(&flight, best, none);
    fly(&flight, best);
    return flight.key;
}
