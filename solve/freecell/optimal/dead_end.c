/* SPDX-License-Identifier: MIT */
/* While no cell and no column is free, cards go home or onto cards. Which of
   them can, is asked as if what was free once stayed free, and nothing were
   ever covered: what can't be reached even so can't be reached.

   A move is beyond the least if the card lies in no ring and on no lower card
   of its suit, since then it needn't move, or if it comes to lie on one, since
   then it moves again. Such moves are few where a line is to be short, and
   what they lead to is found by their number. */
#include "lower_bound.h"

enum { MOST_BEYOND = 3 };

/* What so many moves beyond the least can lead to. */
typedef struct Reach {
    u64 free; /* cards that nothing lies on */
    u64 gone; /* of these, those that can leave their column */
    u64 next; /* what goes home next */
} Reach;

/* Cards below are free now; whether a column is. */
static u8 leave(Reach *reach, const View *view, u8 card)
{
    u8 under = view->under[card];
    reach->gone |= SET_OF(card);
    reach->free |= SET_OF(under);
    return !under;
}

/* Sends home what goes; whether that leaves a cell or a column free. */
static u8 leave_for_home(Reach *reach, const View *view)
{
    u64 ready;
    while ((ready = reach->next & (reach->free | view->cells)) != 0) {
        u8 card = FIRST_OF(ready);
        reach->next += SET_OF(card + FREECELL_SUITS) - SET_OF(card);
        if (view->cells & ready & (0 - ready))
            return 1;
        if (!(reach->gone & SET_OF(card)) && leave(reach, view, card))
            return 1;
    }
    return 0;
}

/* Whether a card can go onto one; if not "badly", then only where it need not
   leave again. */
static u8 has_goal(const Reach *reach, const View *view, u8 card, u8 badly)
{
    u64 goals = fits_of(card) & reach->free;
    for (; goals; goals &= goals - 1) {
        u8 goal = FIRST_OF(goals);
        if (badly || reach->gone & SET_OF(goal) ||
            !lies_badly(view, card, goal))
            return 1;
    }
    return 0;
}

/* Whether a card can move that far beyond the least. */
static u8 can_leave(const Reach *reaches, const View *view, u8 card, u8 beyond)
{
    u8 first = (view->aside | view->core) & SET_OF(card) ? 0 : 1;
    u8 i;
    for (i = first; i <= beyond && i < first + 2; i++) {
        const Reach *reach = &reaches[beyond - i];
        if ((reach->free | view->cells) & SET_OF(card) &&
            has_goal(reach, view, card, i > first))
            return 1;
    }
    return 0;
}

/* Cards leave their columns until no more can; whether something is free. */
static u8 leave_columns(Reach *reaches, const View *view, u8 beyond)
{
    Reach *reach = &reaches[beyond];
    u64 cards;
    u64 before;
    do {
        if (leave_for_home(reach, view))
            return 1;
        before = reach->gone;
        for (cards = reach->free & ~before; cards; cards &= cards - 1)
            if (can_leave(reaches, view, FIRST_OF(cards), beyond) &&
                leave(reach, view, FIRST_OF(cards)))
                return 1;
    } while (reach->gone != before);
    return 0;
}

static u8 leave_cells(const Reach *reaches, const View *view, u8 beyond)
{
    u64 cards;
    for (cards = view->cells; cards; cards &= cards - 1)
        if (can_leave(reaches, view, FIRST_OF(cards), beyond))
            return 1;
    return 0;
}

u32 least_to_escape(const View *view, u8 room)
{
    Reach reaches[MOST_BEYOND];
    u8 beyond;
    if (view->taken < room || view->floors)
        return 0;
    reaches[0].free = view->tops;
    reaches[0].gone = 0;
    reaches[0].next = view->next;
    for (beyond = 0; beyond < MOST_BEYOND; beyond++) {
        if (beyond)
            reaches[beyond] = reaches[beyond - 1];
        if (leave_columns(reaches, view, beyond) ||
            leave_cells(reaches, view, beyond))
            break;
    }
    return beyond;
}
