/* SPDX-License-Identifier: MIT */
/* The engine of the SAT solver. It adds clauses, assigns literals and undoes
   assignments, propagates unit clauses with two watched literals, and deletes
   learned clauses that are of little use. */
#include "clause.h"

#include <string.h>

enum {
    CLAUSE_WORDS = sizeof(Clause) / sizeof(u32),
    WATCHES = 2, /* entries of a clause in lists, of a word each */
    MOST_RANKS = 64
};
STATIC_ASSERT(sizeof(Clause) == 4);

static u32 words_of(u32 literals)
{
    return CLAUSE_WORDS + (literals + 1) / 2;
}

static ClauseRef clause_behind(const ClauseBase *clauses, ClauseRef ref)
{
    ASSERT_SLOW(clause_at(clauses, ref)->size > 1);
    return ref + words_of(clause_at(clauses, ref)->size);
}

u8 clause_has_room(const ClauseBase *clauses, u32 literals)
{
    return clauses->used + words_of(literals) +
               watch_pool_words((u64)clauses->count + 1,
                                2u * clauses->variable_count) <=
           clauses->room;
}

static void watch(ClauseBase *clauses, ClauseRef ref)
{
    const Clause *clause = clause_at(clauses, ref);
    ASSERT_SLOW(clause->size > 1);
    watch_list_push(&clauses->pool, &clauses->watch[clause->literal[0]], ref);
    watch_list_push(&clauses->pool, &clauses->watch[clause->literal[1]], ref);
}

ClauseRef clause_add(ClauseBase *clauses, const Literal *literals, u16 size,
                     u16 levels)
{
    ClauseRef ref = clauses->used;
    Clause *clause = clause_at(clauses, ref);
    ASSERT_SLOW(size > 1 &&
                clause_has_room(clauses, size)); /* two are watched */
    clauses->used += words_of(size);
    clauses->count++;
    clause->size = size;
    clause->levels = levels;
    memcpy(clause->literal, literals, size * sizeof(Literal));
    watch(clauses, ref);
    return ref;
}

/* ------------------------------------------------------------ assigning */

void clause_assign(ClauseBase *clauses, Literal literal, ClauseRef reason)
{
    u16 nth = VARIABLE_OF(literal);
    ASSERT_SLOW(nth < clauses->variable_count);
    ASSERT_SLOW(clauses->value[literal] == LITERAL_UNASSIGNED);
    ASSERT_SLOW(clauses->trail_count < clauses->variable_count);
    clauses->value[literal] = LITERAL_TRUE;
    clauses->value[NEGATED(literal)] = LITERAL_FALSE;
    clauses->saved_phase[nth] = IS_POSITIVE(literal);
    clauses->reason[nth] = reason;
    clauses->level_of[nth] = clauses->level;
    clauses->trail[clauses->trail_count++] = literal;
    if (IS_POSITIVE(literal))
        encode_allow_pairs(&clauses->variable[nth], clauses->chosen);
    else
        encode_forbid_pairs(&clauses->variable[nth], clauses->allowed);
}

static void unassign(ClauseBase *clauses, Literal literal)
{
    const PairVariable *variable = &clauses->variable[VARIABLE_OF(literal)];
    ASSERT_SLOW(clauses->value[literal] == LITERAL_TRUE);
    clauses->value[literal] = LITERAL_UNASSIGNED;
    clauses->value[NEGATED(literal)] = LITERAL_UNASSIGNED;
    if (IS_POSITIVE(literal))
        encode_forbid_pairs(variable, clauses->chosen);
    else
        encode_allow_pairs(variable, clauses->allowed);
}

void clause_open_level(ClauseBase *clauses)
{
    ASSERT(clauses->level + 1 < MOST_LEVELS); /* each level takes a pair */
    clauses->level_start[++clauses->level] = clauses->trail_count;
}

void clause_backjump(ClauseBase *clauses, u8 level)
{
    u16 end;
    if (level >= clauses->level)
        return;
    end = clauses->level_start[level + 1];
    while (clauses->trail_count > end)
        unassign(clauses, clauses->trail[--clauses->trail_count]);
    ASSERT_SLOW(clauses->trail_count == end);
    clauses->propagated = end;
    clauses->level = level;
}

/* ---------------------------------------------------------- propagating */

/* Replaces a watch by another literal that is not false; returns 0 if there is
   none. */
static u8 find_new_watch(ClauseBase *clauses, Clause *clause, u8 side,
                         ClauseRef ref)
{
    u16 i;
    ASSERT_SLOW(side < 2);
    for (i = 2; i < clause->size; i++) {
        Literal other = clause->literal[i];
        if (clauses->value[other] == LITERAL_FALSE)
            continue;
        clause->literal[i] = clause->literal[side];
        clause->literal[side] = other;
        watch_list_push(&clauses->pool, &clauses->watch[other], ref);
        return 1;
    }
    return 0;
}

/* Visits the clauses that watch a literal which has become false. Returns a
   clause that is false now, or 0. */
static ClauseRef propagate_literal(ClauseBase *clauses, Literal literal)
{
    WatchVisit visit;
    ClauseRef ref;
    ClauseRef conflict = 0;
    ASSERT_SLOW(clauses->value[literal] == LITERAL_FALSE);
    watch_visit_start(&visit, &clauses->pool, &clauses->watch[literal]);
    while (!conflict && (ref = watch_visit_next(&visit))) {
        Clause *clause = clause_at(clauses, ref);
        u8 side = clause->literal[1] == literal;
        Literal other = clause->literal[!side];
        ASSERT_SLOW(clause->literal[side] == literal);
        u8 value = clauses->value[other];
        if (value != LITERAL_TRUE &&
            find_new_watch(clauses, clause, side, ref))
            continue;
        watch_visit_keep(&visit, ref);
        if (value == LITERAL_FALSE)
            conflict = ref;
        else if (value == LITERAL_UNASSIGNED)
            clause_assign(clauses, other, ref);
    }
    watch_visit_end(&visit);
    return conflict;
}

ClauseRef clause_propagate(ClauseBase *clauses)
{
    ClauseRef conflict = 0;
    while (!conflict && clauses->propagated < clauses->trail_count)
        conflict = propagate_literal(
            clauses, NEGATED(clauses->trail[clauses->propagated++]));
    return conflict;
}

/* ------------------------------------------------------------- deleting */

static u16 rank_of(const Clause *clause)
{
    return clause->levels < MOST_RANKS ? clause->levels : MOST_RANKS - 1;
}

/* The median of the learned clauses' ranks. */
static u16 median_rank(const ClauseBase *clauses)
{
    u32 counts[MOST_RANKS] = {0};
    u32 total = 0;
    u32 sum = 0;
    u16 rank = 0;
    ClauseRef ref;
    for (ref = clauses->first_learnt; ref < clauses->used;
         ref = clause_behind(clauses, ref)) {
        counts[rank_of(clause_at(clauses, ref))]++;
        total++;
    }
    for (;;) {
        sum += counts[rank];
        if (2 * sum >= total)
            return rank;
        rank++;
        ASSERT(rank < MOST_RANKS);
    }
}

static u8 is_satisfied(const ClauseBase *clauses, const Clause *clause)
{
    u16 i;
    for (i = 0; i < clause->size; i++)
        if (clauses->value[clause->literal[i]] == LITERAL_TRUE)
            return 1;
    return 0;
}

static void rebuild_watches(ClauseBase *clauses)
{
    ClauseRef ref;
    watch_pool_init(&clauses->pool, clauses->words, clauses->room);
    memset(clauses->watch, 0, sizeof clauses->watch);
    for (ref = 1; ref < clauses->used; ref = clause_behind(clauses, ref))
        watch(clauses, ref);
}

u32 clause_learnt_words(const ClauseBase *clauses)
{
    ASSERT(clauses->used >= clauses->first_learnt);
    return clauses->used - clauses->first_learnt +
           WATCHES * (clauses->count - clauses->encoded);
}

/* Ranks clauses by literal block distance (Audemard and Simon, "Predicting
   learnt clauses quality in modern SAT solvers", 2009). Of the clauses with
   the median rank, the recent ones stay. */
void clause_reduce_database(ClauseBase *clauses)
{
    const u16 middle = median_rank(clauses);
    const u32 half = clause_learnt_words(clauses) / 2;
    u32 passed = 0;
    ClauseRef ref = clauses->first_learnt;
    ClauseRef to = ref;
    ClauseRef next;
    ASSERT(!clauses->level); /* above level 0 clauses may be reasons */
    for (; ref < clauses->used; ref = next) {
        Clause *clause = clause_at(clauses, ref);
        u16 rank = rank_of(clause);
        u8 recent = passed >= half;
        next = clause_behind(clauses, ref);
        passed += next - ref + WATCHES;
        if (is_satisfied(clauses, clause) || rank > middle ||
            (rank == middle && !recent)) {
            clauses->count--;
            continue;
        }
        memmove(clauses->words + to, clause, (next - ref) * sizeof(u32));
        to += next - ref;
    }
    clauses->used = to;
    rebuild_watches(clauses);
}
