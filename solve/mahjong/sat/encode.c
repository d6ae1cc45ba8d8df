/* SPDX-License-Identifier: MIT */
/* Encodes a board for the SAT solver: the variables, and clauses which say
   that every tile has exactly one partner. That the pairs can be removed in
   some order is not encoded here; lazy_clause.c adds clauses for that during
   the search. */
#include "clause.h"

#include <string.h>

void encode_allow_pairs(const PairVariable *variable, Partners partners)
{
    const Pair *pair = variable->pair;
    const Pair *end = pair + variable->count;
    ASSERT_SLOW(variable->count && variable->count <= 2);
    for (; pair != end; pair++) {
        partners[pair->first] |= pair->second_bit;
        partners[pair->second] |= pair->first_bit;
    }
}

void encode_forbid_pairs(const PairVariable *variable, Partners partners)
{
    const Pair *pair = variable->pair;
    const Pair *end = pair + variable->count;
    ASSERT_SLOW(variable->count && variable->count <= 2);
    for (; pair != end; pair++) {
        partners[pair->first] &= (u8)~pair->second_bit;
        partners[pair->second] &= (u8)~pair->first_bit;
    }
}

/* ------------------------------------------------------------ variables */

static void add_pair(ClauseBase *clauses, const TileBoard *board, u8 group,
                     u8 slot, u8 other)
{
    PairVariable *variable = &clauses->variable[clauses->variable_count];
    Pair *pair = &variable->pair[variable->count++];
    ASSERT(clauses->variable_count < MOST_VARIABLES && slot != other);
    variable->group = group;
    pair->first = board->member[group][slot];
    pair->second = board->member[group][other];
    pair->first_bit = (u8)(1 << slot);
    pair->second_bit = (u8)(1 << other);
    clauses->variable_of[pair->first][other] = clauses->variable_count;
    clauses->variable_of[pair->second][slot] = clauses->variable_count;
}

static void finish_variable(ClauseBase *clauses)
{
    ASSERT(clauses->variable[clauses->variable_count].count);
    encode_allow_pairs(&clauses->variable[clauses->variable_count],
                       clauses->allowed);
    clauses->variable_count++;
}

/* Of four tiles, pairing two also pairs the other two. */
static void add_variables_of_four(ClauseBase *clauses, const TileBoard *board,
                                  u8 group)
{
    u8 other;
    ASSERT(board->size[group] == 4);
    for (other = 1; other < 4; other++) {
        add_pair(clauses, board, group, 0, other);
        add_pair(clauses, board, group, other == 1 ? 2 : 1,
                 other == 3 ? 2 : 3);
        finish_variable(clauses);
    }
}

static void add_variables(ClauseBase *clauses, const TileBoard *board,
                          u8 group)
{
    u8 slot, other;
    for (slot = 0; slot < board->size[group]; slot++)
        for (other = 0; other < slot; other++) {
            add_pair(clauses, board, group, other, slot);
            finish_variable(clauses);
        }
}

/* ---------------------------------------------------------------- rules */

/* Adds a clause; returns 0 if it does not fit. */
static u8 add_rule(ClauseBase *clauses, const Literal *literals, u16 size)
{
    return clause_has_room(clauses, size) &&
           clause_add(clauses, literals, size, 0);
}

static u8 add_at_most_one(ClauseBase *clauses, const Literal *literals,
                          u8 count)
{
    Literal both[2];
    u8 i, j;
    for (i = 0; i < count; i++)
        for (j = 0; j < i; j++) {
            both[0] = NEGATED(literals[i]);
            both[1] = NEGATED(literals[j]);
            if (!add_rule(clauses, both, 2))
                return 0;
        }
    return 1;
}

static u8 add_exactly_one(ClauseBase *clauses, const TileBoard *board,
                          u8 group, u8 slot)
{
    const u16 *variable_of = clauses->variable_of[board->member[group][slot]];
    Literal literals[MAHJONG_SAME] = {0};
    u8 count = 0;
    u8 i;
    ASSERT(slot < board->size[group]);
    for (i = 0; i < board->size[group]; i++)
        if (i != slot)
            literals[count++] = POSITIVE_LITERAL(variable_of[i]);
    return add_rule(clauses, literals, count) &&
           add_at_most_one(clauses, literals, count);
}

/* A group of four has three variables, each of which pairs all four tiles. The
   rule for the first tile therefore suffices. */
static u8 add_group(ClauseBase *clauses, const TileBoard *board, u8 group)
{
    u8 tiles = board->size[group];
    u8 slot;
    ASSERT(tiles <= MAHJONG_SAME && !(tiles & 1));
    if (tiles == 4) {
        add_variables_of_four(clauses, board, group);
        return add_exactly_one(clauses, board, group, 0);
    }
    add_variables(clauses, board, group);
    for (slot = 0; slot < tiles; slot++)
        if (!add_exactly_one(clauses, board, group, slot))
            return 0;
    return 1;
}

u8 clause_encode_pairs(ClauseBase *clauses, const TileBoard *board, u32 *words,
                       u32 room)
{
    u8 group;
    if (!room)
        return 0;
    clauses->words = words;
    clauses->room = room;
    clauses->used = 1;
    watch_pool_init(&clauses->pool, words, room);
    for (group = 0; group < MAHJONG_KINDS; group++) {
        clauses->first_variable[group] = clauses->variable_count;
        if (board->size[group] > 2 && !add_group(clauses, board, group))
            return 0;
    }
    clauses->first_variable[group] = clauses->variable_count;
    clauses->first_learnt = clauses->used;
    clauses->encoded = clauses->count;
    return 1;
}
