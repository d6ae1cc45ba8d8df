/* SPDX-License-Identifier: MIT */
/* Learning from a clause that is all false: what made its last literals false
   is put in their place, until one decision alone would have done, and the
   clause says what should have followed from it. */
#include "search.h"

#include <string.h>

enum { MOST_WEIGHT = 1 << 24, AGING = 4, SCALE = 16 };

/* Later lessons weigh more. */
static void grow_weight(Search *search)
{
    u16 i;
    search->weight += search->weight >> AGING;
    if (search->weight < MOST_WEIGHT)
        return;
    search->weight >>= SCALE;
    for (i = 0; i < search->logic.choices; i++)
        search->activity[i] >>= SCALE;
}

static u8 depth_of(const Search *search, Literal literal)
{
    return search->logic.depth[CHOICE_OF(literal)];
}

static u8 deepest(const Search *search, u16 from)
{
    u8 depth = 0;
    u16 i;
    for (i = from; i < search->count; i++)
        if (depth_of(search, search->literal[i]) > depth)
            depth = depth_of(search, search->literal[i]);
    return depth;
}

/* ------------------------------------------------------------ resolving */

/* Adds a literal to the clause, or tells (1) that it is of the last level and
   is to be replaced. */
static u8 note(Search *search, Literal literal)
{
    u16 nth = CHOICE_OF(literal);
    if (search->seen[nth] || !search->logic.depth[nth])
        return 0;
    search->seen[nth] = 1;
    search->activity[nth] += search->weight;
    if (search->logic.depth[nth] == search->logic.level)
        return 1;
    search->literal[search->count++] = literal;
    return 0;
}

static u16 note_all(Search *search, const Literal *literals, u16 size)
{
    u16 last = 0;
    u16 i;
    for (i = 0; i < size; i++)
        last = (u16)(last + note(search, literals[i]));
    return last;
}

static Literal last_seen(const Search *search, u16 *at)
{
    do
        --*at;
    while (!search->seen[CHOICE_OF(search->logic.trail[*at])]);
    return search->logic.trail[*at];
}

/* The first literal becomes what should have followed. */
static void resolve(Search *search)
{
    const Logic *logic = &search->logic;
    Literal whole[MOST_CHOICES];
    u16 size = search->count;
    u16 at = logic->trail_count;
    u16 last;
    Literal literal;
    memcpy(whole, search->literal, size * sizeof(Literal));
    search->count = 1;
    last = note_all(search, whole, size);
    while (literal = last_seen(search, &at), --last) {
        const Clause *clause =
            clause_at(logic, logic->reason[CHOICE_OF(literal)]);
        last = (u16)(last + note_all(search, clause->literal, clause->size));
        search->seen[CHOICE_OF(literal)] = 0;
    }
    search->seen[CHOICE_OF(literal)] = 0;
    search->literal[0] = INVERSE(literal);
}

/* Whether it is false for no other reason than others of the clause. */
static u8 is_implied(const Search *search, Literal literal)
{
    Ref ref = search->logic.reason[CHOICE_OF(literal)];
    const Clause *clause = clause_at(&search->logic, ref);
    u16 i;
    if (!ref)
        return 0;
    for (i = 0; i < clause->size; i++) {
        Literal other = clause->literal[i];
        if (CHOICE_OF(other) != CHOICE_OF(literal) &&
            depth_of(search, other) && !search->seen[CHOICE_OF(other)])
            return 0;
    }
    return 1;
}

static void drop_implied(Search *search)
{
    Literal whole[MOST_CHOICES];
    u16 size = search->count;
    u16 i;
    memcpy(whole, search->literal, size * sizeof(Literal));
    search->count = 1;
    for (i = 1; i < size; i++)
        if (!is_implied(search, whole[i]))
            search->literal[search->count++] = whole[i];
    for (i = 1; i < size; i++)
        search->seen[CHOICE_OF(whole[i])] = 0;
}

/* ------------------------------------------------------------- learning */

/* The deepest of the others becomes the second: that one is watched. */
static void put_deepest_second(Search *search)
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

static u16 count_levels(const Search *search)
{
    u8 met[MOST_LEVELS + 1] = {0};
    u16 count = 0;
    u16 i;
    for (i = 0; i < search->count; i++) {
        u8 depth = depth_of(search, search->literal[i]);
        count = (u16)(count + !met[depth]);
        met[depth] = 1;
    }
    return count;
}

static void keep_lesson(Search *search)
{
    Logic *logic = &search->logic;
    u16 levels = count_levels(search);
    Ref ref = 0;
    put_deepest_second(search);
    return_to(logic, deepest(search, 1));
    if (search->count > 1)
        ref = keep_clause(logic, search->literal, search->count, levels);
    assign(logic, search->literal[0], ref);
}

u8 learn(Search *search)
{
    u8 depth = deepest(search, 0);
    if (!depth)
        return 0;
    return_to(&search->logic, depth);
    resolve(search);
    drop_implied(search);
    keep_lesson(search);
    grow_weight(search);
    search->lessons++;
    search->wary = 1;
    return 1;
}
