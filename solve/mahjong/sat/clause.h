/* SPDX-License-Identifier: MIT */
/* Which tiles are to be pairs, as a question of logic. A choice says that a
   pair is one, or where four tiles of a kind are left, that two pairs are. A
   clause is a list of literals of which one must be true. Clauses live in the
   caller's words, each on the lists of the two literals that it watches. */
#ifndef SOLVE_MAHJONG_LOGIC_H
#define SOLVE_MAHJONG_LOGIC_H

#include "solve/mahjong/tile_board.h"

enum {
    MOST_CHOICES = 896, /* 28 pairs of each 8 tiles, or fewer */
    MOST_LITERALS = 2 * MOST_CHOICES,
    MOST_LEVELS = MAHJONG_TILES / 2 + 1
};

typedef u16 Literal; /* twice the choice; 1 more when it is not to be */
typedef u32 Ref;     /* where a clause is, in words; 0 is none */

typedef enum Value { OPEN, TRUE, FALSE } Value;

typedef struct Clause {
    Ref next[2]; /* of those that watch the first and the second literal */
    u16 size;
    u16 levels; /* how many decisions it is about; fewer are better */
    Literal literal[];
} Clause;

typedef struct Pair {
    u8 first, second;         /* tiles */
    u8 first_bit, second_bit; /* of their slots */
} Pair;

typedef struct Choice {
    Pair pair[2];
    u8 count; /* of pairs */
    u8 group;
} Choice;

typedef struct Logic {
    u32 *words;
    u32 room; /* in words */
    u32 used;
    u32 first_learnt; /* behind the rules of pairing, which stay */
    u16 choices;
    u16 trail_count;
    u16 followed;                /* of the trail */
    u8 level;                    /* decisions that are in force */
    Choice choice[MOST_CHOICES]; /* group by group */
    u16 first_choice[MAHJONG_KINDS + 1];
    u16 choice_of[MAHJONG_TILES][MAHJONG_SAME]; /* by tile and slot */
    Partners allowed; /* by choices that are not false */
    Partners chosen;  /* by choices that are true */
    u8 value[MOST_LITERALS];
    Ref watch[MOST_LITERALS];
    Ref reason[MOST_CHOICES];
    u8 depth[MOST_CHOICES]; /* the level at which it was assigned */
    u8 liked[MOST_CHOICES]; /* it was true when it last was assigned */
    Literal trail[MOST_CHOICES];
    u16 level_start[MOST_LEVELS + 1]; /* in the trail */
} Logic;

#define LITERAL_IS(choice) ((Literal)(2 * (choice)))
#define CHOICE_OF(literal) ((literal) >> 1)
#define INVERSE(literal) ((Literal)((literal) ^ 1))
#define IS_POSITIVE(literal) (!((literal)&1))

static inline Clause *clause_at(const Logic *logic, Ref ref)
{
    return (Clause *)(void *)(logic->words + ref);
}

/* encode.c: choices, and the rules of pairing. 0 when there is no room for
   these. */
u8 set_logic(Logic *logic, const Heap *heap, u32 *words, u32 room);
void allow_pairs(const Choice *choice, Partners partners);
void forbid_pairs(const Choice *choice, Partners partners);

/* clause.c: there must be room for clauses that are kept */
u8 has_room(const Logic *logic, u32 literals);
Ref keep_clause(Logic *logic, const Literal *literals, u16 size, u16 levels);
void assign(Logic *logic, Literal literal, Ref reason);
void open_level(Logic *logic);
void return_to(Logic *logic, u8 level);
/* Follows what was assigned to its ends: the clause that is broken, or 0. */
Ref follow(Logic *logic);
/* At level 0: drops the worse half of what was learnt. */
void forget_half(Logic *logic);

#endif
