/* SPDX-License-Identifier: MIT */
/* Clauses of what the encoding leaves out, that the pairs can be taken in some
   order; each is made when the search needs it. Let any set of tiles be gone.
   If the board can be won, some pair is the next that is taken and not yet
   gone: two tiles that are available now. So one of these pairs is one. This
   holds for any set of tiles, and says most where there are few such pairs. So
   a removal that is stuck goes on by pairs that are really false, for as long
   as it stays stuck somewhere. */
#include "search.h"

#include <string.h>

enum { UNTRIED, NEEDED, WAIVED };

typedef struct LazyClause {
    MahjongSearch *search;
    TileRemoval *removal; /* stuck */
    TileRemoval *spare;
    u8 progressed;
    Goals goals; /* what needed choices would take: with that all goes */
    u8 state[MOST_VARIABLES];
} LazyClause;

/* The slots that would go at once, were this choice true. */
static u8 blocked_slots(const TileRemoval *removal,
                        const PairVariable *variable)
{
    const Pair *pair = variable->pair;
    const Pair *end = pair + variable->count;
    u8 available = removal->available[variable->group];
    u8 waiting = (u8)(available & ~removal->gone[variable->group]);
    u8 slots = 0;
    if (waiting)
        for (; pair != end; pair++) {
            u8 both = pair->first_bit | pair->second_bit;
            if ((available & both) == both)
                slots |= both & waiting;
        }
    return slots;
}

/* 1 if a choice made true lets all tiles go; else the play has gone on. */
static u8 removes_all(LazyClause *lazy_clause_find,
                      const PairVariable *variable, u8 slots)
{
    MahjongSearch *search = lazy_clause_find->search;
    TileRemoval *removal = lazy_clause_find->spare;
    u8 *partners = search->clauses.allowed;
    search->nodes++;
    *removal = *lazy_clause_find->removal;
    allow_pairs(variable, partners);
    if (tile_board_try(&search->board, removal, partners,
                       lazy_clause_find->goals, variable->group, slots)) {
        forbid_pairs(variable, partners);
        return 1;
    }
    lazy_clause_find->spare = lazy_clause_find->removal;
    lazy_clause_find->removal = removal;
    return 0;
}

static u8 is_single(u8 slots)
{
    return !(slots & (slots - 1));
}

static void try_variable(LazyClause *lazy_clause_find, u16 nth, u8 slots)
{
    const PairVariable *variable =
        &lazy_clause_find->search->clauses.variable[nth];
    u8 *goals = &lazy_clause_find->goals[variable->group];
    lazy_clause_find->state[nth] = NEEDED;
    if (*goals & slots)
        return;
    if (removes_all(lazy_clause_find, variable, slots)) {
        if (is_single(slots))
            *goals |= slots;
    } else {
        lazy_clause_find->state[nth] = WAIVED;
        lazy_clause_find->progressed = 1;
    }
}

/* Tries what was decided last first; what was decided at no level at all stays
   as it is. */
static void try_blocked_variables(LazyClause *lazy_clause_find)
{
    MahjongSearch *search = lazy_clause_find->search;
    const ClauseBase *clauses = &search->clauses;
    u16 at = clauses->trail_count;
    lazy_clause_find->progressed = 0;
    search->count = 0;
    while (at-- > clauses->level_start[1]) {
        Literal literal = clauses->trail[at];
        u16 nth = VARIABLE_OF(literal);
        u8 slots = 0;
        if (!IS_POSITIVE(literal) && lazy_clause_find->state[nth] != WAIVED)
            slots = blocked_slots(lazy_clause_find->removal,
                                  &clauses->variable[nth]);
        if (slots && lazy_clause_find->state[nth] == UNTRIED)
            try_variable(lazy_clause_find, nth, slots);
        if (slots && lazy_clause_find->state[nth] == NEEDED)
            search->literal[search->count++] = NEGATED(literal);
    }
}

static void restore_forbidden(const LazyClause *lazy_clause_find)
{
    ClauseBase *clauses = &lazy_clause_find->search->clauses;
    u16 nth;
    for (nth = 0; nth < clauses->variable_count; nth++)
        if (lazy_clause_find->state[nth] == WAIVED)
            forbid_pairs(&clauses->variable[nth], clauses->allowed);
}

void lazy_clause_find(MahjongSearch *search, TileRemoval *stuck)
{
    TileRemoval spare;
    LazyClause state;
    search->count = 0;
    if (!search->clauses.level)
        return;
    state.search = search;
    state.removal = stuck;
    state.spare = &spare;
    memset(state.goals, 0, sizeof state.goals);
    memset(state.state, UNTRIED, search->clauses.variable_count);
    do
        try_blocked_variables(&state);
    while (state.progressed);
    restore_forbidden(&state);
}
