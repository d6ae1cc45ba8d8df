/* SPDX-License-Identifier: MIT */
/* Clauses: keeping them, following them, forgetting them. */
#include "clause.h"

#include <string.h>

enum { CLAUSE_WORDS = sizeof(Clause) / sizeof(u32), MOST_RANKS = 64 };

static u32 words_of(u32 literals)
{
    return CLAUSE_WORDS + (literals + 1) / 2;
}

static Ref after(const Logic *logic, Ref ref)
{
    return ref + words_of(clause_at(logic, ref)->size);
}

u8 has_room(const Logic *logic, u32 literals)
{
    return logic->used < logic->room &&
           logic->room - logic->used >= words_of(literals);
}

static void watch(Logic *logic, Ref ref)
{
    Clause *clause = clause_at(logic, ref);
    u8 side;
    for (side = 0; side < 2; side++) {
        clause->next[side] = logic->watch[clause->literal[side]];
        logic->watch[clause->literal[side]] = ref;
    }
}

Ref keep_clause(Logic *logic, const Literal *literals, u16 size, u16 levels)
{
    Ref ref = logic->used;
    Clause *clause = clause_at(logic, ref);
    logic->used += words_of(size);
    clause->size = size;
    clause->levels = levels;
    memcpy(clause->literal, literals, size * sizeof(Literal));
    watch(logic, ref);
    return ref;
}

/* ------------------------------------------------------------ assigning */

void assign(Logic *logic, Literal literal, Ref reason)
{
    u16 nth = CHOICE_OF(literal);
    logic->value[literal] = TRUE;
    logic->value[INVERSE(literal)] = FALSE;
    logic->liked[nth] = IS_POSITIVE(literal);
    logic->reason[nth] = reason;
    logic->depth[nth] = logic->level;
    logic->trail[logic->trail_count++] = literal;
    if (IS_POSITIVE(literal))
        allow_pairs(&logic->choice[nth], logic->chosen);
    else
        forbid_pairs(&logic->choice[nth], logic->allowed);
}

static void unassign(Logic *logic, Literal literal)
{
    const Choice *choice = &logic->choice[CHOICE_OF(literal)];
    logic->value[literal] = OPEN;
    logic->value[INVERSE(literal)] = OPEN;
    if (IS_POSITIVE(literal))
        forbid_pairs(choice, logic->chosen);
    else
        allow_pairs(choice, logic->allowed);
}

void open_level(Logic *logic)
{
    logic->level_start[++logic->level] = logic->trail_count;
}

void return_to(Logic *logic, u8 level)
{
    u16 end;
    if (level >= logic->level)
        return;
    end = logic->level_start[level + 1];
    while (logic->trail_count > end)
        unassign(logic, logic->trail[--logic->trail_count]);
    logic->followed = end;
    logic->level = level;
}

/* ------------------------------------------------------------ following */

/* Puts a literal that is not false into the watched place; 0 if none is. */
static u8 watch_another(Logic *logic, Clause *clause, u8 side, Ref ref)
{
    u16 i;
    for (i = 2; i < clause->size; i++) {
        Literal other = clause->literal[i];
        if (logic->value[other] == FALSE)
            continue;
        clause->literal[i] = clause->literal[side];
        clause->literal[side] = other;
        clause->next[side] = logic->watch[other];
        logic->watch[other] = ref;
        return 1;
    }
    return 0;
}

/* Goes through the clauses that watch a literal which has become false. */
static Ref follow_literal(Logic *logic, Literal literal)
{
    Ref *link = &logic->watch[literal];
    while (*link) {
        Ref ref = *link;
        Clause *clause = clause_at(logic, ref);
        u8 side = clause->literal[1] == literal;
        Literal other = clause->literal[!side];
        Ref next = clause->next[side];
        if (logic->value[other] != TRUE &&
            watch_another(logic, clause, side, ref)) {
            *link = next;
            continue;
        }
        if (logic->value[other] == FALSE)
            return ref;
        if (logic->value[other] == OPEN)
            assign(logic, other, ref);
        link = &clause->next[side];
    }
    return 0;
}

Ref follow(Logic *logic)
{
    Ref broken = 0;
    while (!broken && logic->followed < logic->trail_count)
        broken =
            follow_literal(logic, INVERSE(logic->trail[logic->followed++]));
    return broken;
}

/* ----------------------------------------------------------- forgetting */

static u16 rank_of(const Clause *clause)
{
    return clause->levels < MOST_RANKS ? clause->levels : MOST_RANKS - 1;
}

/* The rank that half of what is learnt does not exceed. */
static u16 middle_rank(const Logic *logic)
{
    u32 counts[MOST_RANKS] = {0};
    u32 total = 0;
    u32 sum = 0;
    u16 rank = 0;
    Ref ref;
    for (ref = logic->first_learnt; ref < logic->used;
         ref = after(logic, ref)) {
        counts[rank_of(clause_at(logic, ref))]++;
        total++;
    }
    for (;;) {
        sum += counts[rank];
        if (2 * sum >= total)
            return rank;
        rank++;
    }
}

static u8 is_settled(const Logic *logic, const Clause *clause)
{
    u16 i;
    for (i = 0; i < clause->size; i++)
        if (logic->value[clause->literal[i]] == TRUE)
            return 1;
    return 0;
}

static void watch_all(Logic *logic)
{
    Ref ref;
    memset(logic->watch, 0, sizeof logic->watch);
    for (ref = 1; ref < logic->used; ref = after(logic, ref))
        watch(logic, ref);
}

/* Of those in the middle the recent ones stay. */
void forget_half(Logic *logic)
{
    u16 middle = middle_rank(logic);
    Ref ref = logic->first_learnt;
    Ref recent = ref + (logic->used - ref) / 2;
    Ref to = ref;
    Ref next;
    for (; ref < logic->used; ref = next) {
        Clause *clause = clause_at(logic, ref);
        u16 rank = rank_of(clause);
        next = after(logic, ref);
        if (is_settled(logic, clause) || rank > middle ||
            (rank == middle && ref < recent))
            continue;
        memmove(logic->words + to, clause, (next - ref) * sizeof(u32));
        to += next - ref;
    }
    logic->used = to;
    watch_all(logic);
}
