/* SPDX-License-Identifier: MIT */
/* Conflict analysis. A clause that is false is resolved with the reasons of
   its literals, in reverse order of assignment, up to the first unique
   implication point (Zhang, Madigan, Moskewicz and Malik, "Efficient conflict
   driven learning in a Boolean satisfiability solver", 2001). The search
   learns the resulting clause and backjumps. */
#include "search.h"

#include <string.h>

enum { MOST_ACTIVITY_STEP = 1 << 24, AGING = 4, SCALE = 16 };

/* Later conflicts weigh more, which amounts to decaying the activity of
   earlier ones. */
static void grow_activity_step(MahjongSearch *search)
{
    u16 i;
    ASSERT(search->activity_step);
    search->activity_step += search->activity_step >> AGING;
    if (search->activity_step < MOST_ACTIVITY_STEP)
        return;
    search->activity_step >>= SCALE;
    for (i = 0; i < search->clauses.variable_count; i++)
        search->activity[i] >>= SCALE;
}

static u8 depth_of(const MahjongSearch *search, Literal literal)
{
    return search->clauses.level_of[VARIABLE_OF(literal)];
}

static u8 deepest(const MahjongSearch *search, u16 from)
{
    u8 level = 0;
    u16 i;
    for (i = from; i < search->count; i++)
        if (depth_of(search, search->literal[i]) > level)
            level = depth_of(search, search->literal[i]);
    ASSERT_SLOW(level <= search->clauses.level);
    return level;
}

/* ------------------------------------------------------------ resolving */

/* Adds a literal to the resolvent. Returns 1 instead if the literal belongs to
   the current level and must be resolved. */
static u8 add_to_resolvent(MahjongSearch *search, Literal literal)
{
    u16 nth = VARIABLE_OF(literal);
    ASSERT_SLOW(search->clauses.value[literal] != LITERAL_UNASSIGNED);
    if (search->seen[nth] || !search->clauses.level_of[nth])
        return 0;
    search->seen[nth] = 1;
    search->activity[nth] += search->activity_step;
    if (search->clauses.level_of[nth] == search->clauses.level)
        return 1;
    search->literal[search->count++] = literal;
    return 0;
}

static u16 add_all_to_resolvent(MahjongSearch *search, const Literal *literals,
                                u16 size)
{
    u16 last = 0;
    u16 i;
    for (i = 0; i < size; i++)
        last = (u16)(last + add_to_resolvent(search, literals[i]));
    return last;
}

static Literal last_on_trail(const MahjongSearch *search, u16 *at)
{
    do {
        ASSERT_SLOW(*at);
        --*at;
    } while (!search->seen[VARIABLE_OF(search->clauses.trail[*at])]);
    return search->clauses.trail[*at];
}

/* Leaves the asserting literal in first place. */
static void resolve(MahjongSearch *search)
{
    const ClauseBase *clauses = &search->clauses;
    Literal whole[MOST_VARIABLES];
    u16 size = search->count;
    u16 at = clauses->trail_count;
    u16 last;
    Literal literal;
    memcpy(whole, search->literal, size * sizeof(Literal));
    search->count = 1;
    last = add_all_to_resolvent(search, whole, size);
    ASSERT_SLOW(last);
    while (literal = last_on_trail(search, &at), --last) {
        const ClauseRef reason = clauses->reason[VARIABLE_OF(literal)];
        const Clause *clause = clause_at(clauses, reason);
        ASSERT_SLOW(
            reason); /* the level's decision comes last on the way back */
        last = (u16)(last + add_all_to_resolvent(search, clause->literal,
                                                 clause->size));
        search->seen[VARIABLE_OF(literal)] = 0;
    }
    search->seen[VARIABLE_OF(literal)] = 0;
    search->literal[0] = NEGATED(literal);
}

/* Whether the other literals imply this one, so that it can be omitted
   (self-subsumption). */
static u8 is_redundant(const MahjongSearch *search, Literal literal)
{
    ClauseRef ref = search->clauses.reason[VARIABLE_OF(literal)];
    const Clause *clause = clause_at(&search->clauses, ref);
    u16 i;
    if (!ref)
        return 0;
    for (i = 0; i < clause->size; i++) {
        Literal other = clause->literal[i];
        if (VARIABLE_OF(other) != VARIABLE_OF(literal) &&
            depth_of(search, other) && !search->seen[VARIABLE_OF(other)])
            return 0;
    }
    return 1;
}

static void minimise(MahjongSearch *search)
{
    Literal whole[MOST_VARIABLES];
    u16 size = search->count;
    u16 i;
    ASSERT_SLOW(search->count);
    memcpy(whole, search->literal, size * sizeof(Literal));
    search->count = 1;
    for (i = 1; i < size; i++)
        if (!is_redundant(search, whole[i]))
            search->literal[search->count++] = whole[i];
    for (i = 1; i < size; i++)
        search->seen[VARIABLE_OF(whole[i])] = 0;
}

/* ------------------------------------------------------------- learning */

/* Moves the literal with the highest level of the rest to second place: the
   first two are watched. */
static void put_deepest_second(MahjongSearch *search)
{
    Literal *literals = search->literal;
    u16 i;
    for (i = 2; i < search->count; i++)
        if (depth_of(search, literals[i]) > depth_of(search, literals[1])) {
            Literal literal = literals[1];
            literals[1] = literals[i];
            literals[i] = literal;
        }
}

static u16 literal_block_distance(const MahjongSearch *search)
{
    u8 counted[MOST_LEVELS + 1] = {0};
    u16 count = 0;
    u16 i;
    for (i = 0; i < search->count; i++) {
        u8 level = depth_of(search, search->literal[i]);
        count = (u16)(count + !counted[level]);
        counted[level] = 1;
    }
    ASSERT(count);
    return count;
}

static void learn_clause(MahjongSearch *search)
{
    ClauseBase *clauses = &search->clauses;
    u16 levels = literal_block_distance(search);
    ClauseRef ref = 0;
    ASSERT(search->count);
    put_deepest_second(search);
    clause_backjump(clauses, deepest(search, 1));
    if (search->count > 1)
        ref = clause_add(clauses, search->literal, search->count, levels);
    clause_assign(clauses, search->literal[0], ref);
}

u8 conflict_learn(MahjongSearch *search)
{
    u8 level = deepest(search, 0);
    if (!level)
        return 0;
    clause_backjump(&search->clauses, level);
    ASSERT(search->clauses.level == level);
    resolve(search);
    minimise(search);
    learn_clause(search);
    grow_activity_step(search);
    search->conflicts++;
    search->look_ahead_next = 1;
    return 1;
}
