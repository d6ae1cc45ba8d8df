/* SPDX-License-Identifier: MIT */
/* What single cards can do next, and what that costs beyond the bound. */
#include "best.h"

/* What a step leaves, as far as cards that fly home need to know. */
typedef struct Flight {
    Key key;
    u64 tops;
    u64 cells;
    u64 next;
    u8 home[FREECELL_SUITS];
    Step step; /* the card that was moved, and what it is on now */
} Flight;

static void start_flight(Flight *flight, const View *view, Step step)
{
    u8 suit;
    flight->key = view->key;
    flight->tops = view->tops;
    flight->cells = view->cells;
    flight->next = view->next;
    for (suit = 0; suit < FREECELL_SUITS; suit++)
        flight->home[suit] = view->home[suit];
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

static u8 on_in_view(const View *view, u8 card)
{
    return view->cells & SET_OF(card) ? IN_CELL : view->under[card];
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
                                           : on_in_view(&best->view, card));
            go_home(flight, best, card);
            idle = 0;
        } else
            idle |= SET_OF(card);
    }
}

static void add_child(Best *best, u8 card, u8 onto, i32 excess)
{
    Child *child = &best->children[best->count];
    Step step = {card, onto};
    Flight flight;
    if (excess >= best->limit || excess < 0) {
        best->lost |= excess < 0;
        best->beyond |= excess > MOST_EXCESS;
        return;
    }
    start_flight(&flight, &best->view, step);
    lift(&flight, best, card, on_in_view(&best->view, card));
    if (onto == AT_HOME)
        go_home(&flight, best, card);
    else
        drop(&flight, best, card, onto);
    fly(&flight, best);
    child->key = flight.key;
    child->step = step;
    child->excess = (u8)excess;
    child->won = !(flight.tops | flight.cells);
    best->count++;
}

static void move_aside(Best *best, u8 card, u8 onto)
{
    u32 left = least_left(&best->view, card, onto);
    add_child(best, card, onto,
              best->excess + 1 + (i32)left - (i32)best->left);
}

/* Worst first: the last is looked at first. */
static void list_moves(Best *best, u8 card)
{
    const View *view = &best->view;
    u8 on = on_in_view(view, card);
    u64 goals = fits_of(card) & view->tops;
    if (on != IN_CELL && view->taken < best->room)
        move_aside(best, card, IN_CELL);
    if (on != ON_FLOOR && view->floors)
        move_aside(best, card, ON_FLOOR);
    for (; goals; goals &= goals - 1)
        move_aside(best, card, FIRST_OF(goals));
    if (view->next & SET_OF(card))
        add_child(best, card, AT_HOME, best->excess);
}

void list_children(Best *best)
{
    u64 cards = best->view.tops | best->view.cells;
    best->count = 0;
    for (; cards; cards &= cards - 1)
        list_moves(best, FIRST_OF(cards));
}

void read_position(Best *best, Key key, u8 excess)
{
    read_key(&best->view, &best->keys, key);
    best->left = least_now(&best->view);
    best->excess = excess;
}

Key fly_from(const Best *best)
{
    static const Step none = {0, 0};
    Flight flight;
    start_flight(&flight, &best->view, none);
    fly(&flight, best);
    return flight.key;
}
