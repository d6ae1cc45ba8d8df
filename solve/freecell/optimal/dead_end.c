/* SPDX-License-Identifier: MIT */
/* A lower bound for states without a free cell or an empty column, by a
   relaxation, much as delete relaxation in planning (Bonet and Geffner,
   "Planning as heuristic search", 2001). In the relaxed game cards move only
   home or onto other cards, what was free once stays free, and nothing is ever
   covered. A state that is unreachable in the relaxed game is unreachable in
   the real one. A move exceeds the blocking bound in two cases: the card is in
   no cycle and above no lower card of its suit, so that it need not move; or
   it lands on a lower card of its suit, so that it must move again. A short
   line makes few such moves, so the relaxation computes what each number of
   them can reach. */
#include "lower_bound.h"
#include "solve/pruning.h"

enum { MOST_BEYOND = 3 };

/* What a given number of moves beyond the bound can reach. */
typedef struct ReachableCards {
    u64 free; /* cards with nothing on them */
    u64 gone; /* those of them that can leave their column */
    u64 next; /* the next card of each suit to go home */
} ReachableCards;

/* Removes a card from its column and frees the card below; returns 1 if the
   column becomes empty. */
static u8 leave(ReachableCards *reachable, const BoundedState *state, u8 card)
{
    u8 under = state->under[card];
    ASSERT_SLOW(card);
    reachable->gone |= SET_OF(card);
    reachable->free |= SET_OF(under);
    return !under;
}

/* Sends home all cards that can go; returns 1 if that frees a cell or a
   column. */
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

/* Whether a card can go onto another one. Unless "badly" is set, only onto one
   from which it need not move again. */
static u8 has_goal(const ReachableCards *reachable, const BoundedState *state,
                   u8 card, u8 badly)
{
    u64 goals = parents_of(card) & reachable->free;
    ASSERT_SLOW(card);
    for (; goals; goals &= goals - 1) {
        u8 goal = FIRST_OF(goals);
        if (badly || reachable->gone & SET_OF(goal) ||
            !lies_on_blocked(state, card, goal))
            return 1;
    }
    return 0;
}

/* Whether a card can move when "beyond" moves may exceed the bound. */
static u8 can_leave(const ReachableCards *reachable_by,
                    const BoundedState *state, u8 card, u8 beyond)
{
    u8 first = ((state->aside | state->cyclic) & SET_OF(card)) ? 0 : 1;
    u8 i;
    ASSERT_SLOW(beyond < MOST_BEYOND);
    for (i = first; i <= beyond && i < first + 2; i++) {
        const ReachableCards *reachable = &reachable_by[beyond - i];
        if ((reachable->free | state->cells) & SET_OF(card) &&
            has_goal(reachable, state, card, i > first))
            return 1;
    }
    return 0;
}

/* Removes cards from columns until none can leave; returns 1 once a cell or a
   column is free. */
static u8 leave_columns(ReachableCards *reachable_by,
                        const BoundedState *state, u8 beyond)
{
    ReachableCards *reachable = &reachable_by[beyond];
    u64 cards;
    u64 before;
    ASSERT_SLOW(beyond < MOST_BEYOND);
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
    if (state->cells_used < room || state->empty_columns ||
        !PRUNES(PRUNING_OPTIMAL_DEAD_ENDS))
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
    ASSERT_SLOW(beyond <= MOST_BEYOND);
    return beyond;
}
