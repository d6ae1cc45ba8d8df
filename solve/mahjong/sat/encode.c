/* SPDX-License-Identifier: MIT */
/* The choices there are, and that every tile has one partner. */
#include "clause.h"

#include <string.h>

void allow_pairs(const Choice *choice, Partners partners)
{
    const Pair *pair = choice->pair;
    const Pair *end = pair + choice->count;
    for (; pair != end; pair++) {
        partners[pair->first] |= pair->second_bit;
        partners[pair->second] |= pair->first_bit;
    }
}

void forbid_pairs(const Choice *choice, Partners partners)
{
    const Pair *pair = choice->pair;
    const Pair *end = pair + choice->count;
    for (; pair != end; pair++) {
        partners[pair->first] &= (u8)~pair->second_bit;
        partners[pair->second] &= (u8)~pair->first_bit;
    }
}

/* -------------------------------------------------------------- choices */

static void add_pair(Logic *logic, const Heap *heap, u8 group, u8 slot,
                     u8 other)
{
    Choice *choice = &logic->choice[logic->choices];
    Pair *pair = &choice->pair[choice->count++];
    choice->group = group;
    pair->first = heap->member[group][slot];
    pair->second = heap->member[group][other];
    pair->first_bit = (u8)(1 << slot);
    pair->second_bit = (u8)(1 << other);
    logic->choice_of[pair->first][other] = logic->choices;
    logic->choice_of[pair->second][slot] = logic->choices;
}

static void end_choice(Logic *logic)
{
    allow_pairs(&logic->choice[logic->choices], logic->allowed);
    logic->choices++;
}

/* Of four tiles, two that are a pair make the others one too. */
static void add_choices_of_four(Logic *logic, const Heap *heap, u8 group)
{
    u8 other;
    for (other = 1; other < 4; other++) {
        add_pair(logic, heap, group, 0, other);
        add_pair(logic, heap, group, other == 1 ? 2 : 1, other == 3 ? 2 : 3);
        end_choice(logic);
    }
}

static void add_choices(Logic *logic, const Heap *heap, u8 group)
{
    u8 slot, other;
    for (slot = 0; slot < heap->size[group]; slot++)
        for (other = 0; other < slot; other++) {
            add_pair(logic, heap, group, other, slot);
            end_choice(logic);
        }
}

/* ---------------------------------------------------------------- rules */

/* A clause takes what its literals need and a few words. */
static u8 keep_rule(Logic *logic, const Literal *literals, u16 size)
{
    return has_room(logic, size) && keep_clause(logic, literals, size, 0);
}

static u8 keep_apart(Logic *logic, const Literal *literals, u8 count)
{
    Literal both[2];
    u8 i, j;
    for (i = 0; i < count; i++)
        for (j = 0; j < i; j++) {
            both[0] = INVERSE(literals[i]);
            both[1] = INVERSE(literals[j]);
            if (!keep_rule(logic, both, 2))
                return 0;
        }
    return 1;
}

static u8 add_rules(Logic *logic, const Heap *heap, u8 group, u8 slot)
{
    const u16 *choices = logic->choice_of[heap->member[group][slot]];
    Literal literals[MAHJONG_SAME] = {0};
    u8 count = 0;
    u8 i;
    for (i = 0; i < heap->size[group]; i++)
        if (i != slot)
            literals[count++] = LITERAL_IS(choices[i]);
    return keep_rule(logic, literals, count) &&
           keep_apart(logic, literals, count);
}

/* Of four, what holds for the first tile says all. */
static u8 add_group(Logic *logic, const Heap *heap, u8 group)
{
    u8 tiles = heap->size[group];
    u8 slot;
    if (tiles == 4) {
        add_choices_of_four(logic, heap, group);
        return add_rules(logic, heap, group, 0);
    }
    add_choices(logic, heap, group);
    for (slot = 0; slot < tiles; slot++)
        if (!add_rules(logic, heap, group, slot))
            return 0;
    return 1;
}

u8 set_logic(Logic *logic, const Heap *heap, u32 *words, u32 room)
{
    u8 group;
    logic->words = words;
    logic->room = room;
    logic->used = 1;
    for (group = 0; group < MAHJONG_KINDS; group++) {
        logic->first_choice[group] = logic->choices;
        if (heap->size[group] > 2 && !add_group(logic, heap, group))
            return 0;
    }
    logic->first_choice[group] = logic->choices;
    logic->first_learnt = logic->used;
    return 1;
}
