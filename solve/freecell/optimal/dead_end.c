/* SPDX-License-Identifier: MIT */
/* A lower bound for states without a free cell or column, by a relaxation (as
   in planning that ignores delete effects: Bonet and Geffner, "Planning as
   heuristic search", 2001): cards go only home or onto cards, what was free
   once stays free, and nothing is ever covered. What cannot be reached even so
   cannot be reached. A move is beyond the blocking bound if the card is in no
   cycle and on no lower card of its suit, since then it need not move, or if
   it comes to lie on one, since then it moves again. Such moves are few where
   a line is to be short; what they can reach is found by their number. */
#include "lower_bound.h"

enum { MOST_BEYOND = 3 };

/* What so many moves beyond the least can lead to. */
typedef struct ReachableCards {
    u64 free; /* cards that nothing lies on */
    u64 gone; /* of these, those that can leave their column */
    u64 next; /* what goes home next */
} ReachableCards;

/* Cards below are free now; whether a column is. */
static u8 leave(ReachableCards *reachable, const BoundedState *state, u8 card)
{
    u8 under = state->under[card];
    reachable->gone |= SET_OF(card);
    reachable->free |= SET_OF(under);
    return !under;
}

/* Sends home what goes; whether that leaves a cell or a column free. */
static u8 leave_for_home(ReachableCards *reachable, const BoundedState *state)
{
    u64 ready;
    while ((ready = reachable->next & (reachable->free | state->cells)) != 0) {
        u8 card = FIRST_OF(ready);
        reachable->next += SET_OF(card + FREECELL_SUITS) - SET_OF(card);
        if (state->cells & ready & (0 - ready))
            return 1;
        if (!(reachable->gone & SET_OF(card)) && leave(reachable, state, card))
            return 1;
    }
    return 0;
}

/* Whether a card can go onto one; if not "badly", then only where it need not
   leave again. */
static u8 has_goal(const ReachableCards *reachable, const BoundedState *state,
                   u8 card, u8 badly)
{
    u64 goals = parents_of(card) & reachable->free;
    for (; goals; goals &= goals - 1) {
        u8 goal = FIRST_OF(goals);
        if (badly || reachable->gone & SET_OF(goal) ||
            !lies_on_blocked(state, card, goal))
            return 1;
    }
    return 0;
}

/* Whether a card can move that far beyond the least. */
static u8 can_leave(const ReachableCards *reachable_by,
                    const BoundedState *state, u8 card, u8 beyond)
{
    u8 first = (state->aside | state->cyclic) & SET_OF(card) ? 0 : 1;
    u8 i;
    for (i = first; i <= beyond && i < first + 2; i++) {
        const ReachableCards *reachable = &reachable_by[beyond - i];
        if ((reachable->free | state->cells) & SET_OF(card) &&
            has_goal(reachable, state, card, i > first))
            return 1;
    }
    return 0;
}

/* Cards leave their columns until no more can; whether something is free. */
static u8 leave_columns(ReachableCards *reachable_by,
                        const BoundedState *state, u8 beyond)
{
    ReachableCards *reachable = &reachable_by[beyond];
    u64 cards;
    u64 before;
    do {
        if (leave_for_home(reachable, state))
            return 1;
        before = reachable->gone;
        for (cards = reachable->free & ~before; cards; cards &= cards - 1)
            if (can_leave(reachable_by, state, FIRST_OF(cards), beyond) &&
                leave(reachable, state, FIRST_OF(cards)))
                return 1;
    } while (reachable->gone != before);
    return 0;
}

static u8 leave_cells(const ReachableCards *reachable_by,
                      const BoundedState *state, u8 beyond)
{
    u64 cards;
    for (cards = state->cells; cards; cards &= cards - 1)
        if (can_leave(reachable_by, state, FIRST_OF(cards), beyond))
            return 1;
    return 0;
}

u32 dead_end_bound(const BoundedState *state, u8 room)
{
    ReachableCards reachable_by[MOST_BEYOND];
    u8 beyond;
    if (state->cells_used < room || state->empty_columns)
        return 0;
    reachable_by[0].free = state->tops;
    reachable_by[0].gone = 0;
    reachable_by[0].next = state->next;
    for (beyond = 0; beyond < MOST_BEYOND; beyond++) {
        if (beyond)
            reachable_by[beyond] = reachable_by[beyond - 1];
        if (leave_columns(reachable_by, state, beyond) ||
            leave_cells(reachable_by, state, beyond))
            break;
    }
    return beyond;
}
