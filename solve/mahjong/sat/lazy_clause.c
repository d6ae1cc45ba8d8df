/* SPDX-License-Identifier: MIT */
/* The encoding does not say that the pairs can be removed in some order. This
   file supplies that as clauses, each made when the search needs it (compare
   Ohrimenko, Stuckey and Codish, "Propagation via lazy clause generation",
   2009). Suppose that some set of tiles is gone. In any solution, the first
   pair that is not yet gone consists of two tiles that are available now. So
   at least one pair of available tiles must be true. This holds for any set of
   tiles, and the clause is strongest where there are few such pairs. A removal
   that is stuck therefore continues with pairs that are assigned false, for as
   long as it gets stuck again. */
#include "search.h"

#include <string.h>

#include "solve/pruning.h"

enum { UNTRIED, NEEDED, WAIVED };

typedef struct LazyClause {
    MahjongSearch *search;
    TileRemoval *removal; /* gets stuck */
    TileRemoval *spare;
    u8 progressed;
    Goals goals; /* slots of needed variables: if one goes, everything goes */
    u8 state[MOST_VARIABLES];
} LazyClause;

/* The slots that would go at once if this variable were true. */
static u8 blocked_slots(const TileRemoval *removal,
                        const PairVariable *variable)
{
    const Pair *pair = variable->pair;
    const Pair *end = pair + variable->count;
    u8 available = removal->available[variable->group];
    u8 waiting = (u8)(available & ~removal->gone[variable->group]);
    u8 slots = 0;
    ASSERT_SLOW(variable->group < MAHJONG_KINDS);
    if (waiting)
        for (; pair != end; pair++) {
            u8 both = pair->first_bit | pair->second_bit;
            if ((available & both) == both)
                slots |= both & waiting;
        }
    return slots;
}

/* Returns 1 if setting a variable true removes all tiles; otherwise the
   removal continues from there. */
static u8 removes_all(LazyClause *lazy, const PairVariable *variable, u8 slots)
{
    MahjongSearch *search = lazy->search;
    TileRemoval *removal = lazy->spare;
    u8 *partners = search->clauses.allowed;
    ASSERT_SLOW(slots);
    search->nodes++;
    *removal = *lazy->removal;
    encode_allow_pairs(variable, partners);
    if (tile_board_try(&search->board, removal, partners, lazy->goals,
                       variable->group, slots)) {
        encode_forbid_pairs(variable, partners);
        return 1;
    }
    lazy->spare = lazy->removal;
    lazy->removal = removal;
    return 0;
}

static u8 is_single(u8 slots)
{
    return !(slots & (slots - 1));
}

static void try_variable(LazyClause *lazy, u16 nth, u8 slots)
{
    const PairVariable *variable = &lazy->search->clauses.variable[nth];
    u8 *goals = &lazy->goals[variable->group];
    ASSERT_SLOW(lazy->state[nth] == UNTRIED);
    lazy->state[nth] = NEEDED;
    if ((*goals & slots && PRUNES(PRUNING_PAIRS_GOALS)) ||
        !PRUNES(PRUNING_PAIRS_STRONG_CLAUSES))
        return;
    if (removes_all(lazy, variable, slots)) {
        if (is_single(slots))
            *goals |= slots;
    } else {
        lazy->state[nth] = WAIVED;
        lazy->progressed = 1;
    }
}

/* Tries the latest decisions first. Variables assigned at level 0 stay as they
   are. */
static void try_blocked_variables(LazyClause *lazy)
{
    MahjongSearch *search = lazy->search;
    const ClauseBase *clauses = &search->clauses;
    u16 at = clauses->trail_count;
    ASSERT_SLOW(clauses->level);
    lazy->progressed = 0;
    search->count = 0;
    while (at-- > clauses->level_start[1]) {
        Literal literal = clauses->trail[at];
        u16 nth = VARIABLE_OF(literal);
        u8 slots = 0;
        if (!IS_POSITIVE(literal) && lazy->state[nth] != WAIVED)
            slots = blocked_slots(lazy->removal, &clauses->variable[nth]);
        if (slots && lazy->state[nth] == UNTRIED)
            try_variable(lazy, nth, slots);
        if (slots && lazy->state[nth] == NEEDED)
            search->literal[search->count++] = NEGATED(literal);
    }
}

static void restore_forbidden(const LazyClause *lazy)
{
    ClauseBase *clauses = &lazy->search->clauses;
    u16 nth;
    for (nth = 0; nth < clauses->variable_count; nth++)
        if (lazy->state[nth] == WAIVED)
            encode_forbid_pairs(&clauses->variable[nth], clauses->allowed);
}

void lazy_clause_find(MahjongSearch *search, TileRemoval *stuck)
{
    TileRemoval spare;
    LazyClause state;
    ASSERT_SLOW(stuck->left);
    search->count = 0;
    if (!search->clauses.level) {
        question_note(search->question, stuck);
        return;
    }
    state.search = search;
    state.removal = stuck;
    state.spare = &spare;
    memset(state.goals, 0, sizeof state.goals);
    memset(state.state, UNTRIED, search->clauses.variable_count);
    do
        try_blocked_variables(&state);
    while (state.progressed);
    question_note(search->question, state.removal);
    restore_forbidden(&state);
}
