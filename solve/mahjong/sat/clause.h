/* SPDX-License-Identifier: MIT */
/* The clause database of a CDCL solver, that is, a SAT solver with
   conflict-driven clause learning. Its variables say which tiles are pairs. A
   variable stands for one pair or, where four tiles of a group are left, for
   two pairs at once, since one determines the other. Clauses are stored in the
   caller's memory; each is in the lists of the two literals that it watches
   (Moskewicz et al., "Chaff: Engineering an efficient SAT solver", 2001). */
#ifndef SOLVE_MAHJONG_SAT_CLAUSE_H
#define SOLVE_MAHJONG_SAT_CLAUSE_H

#include "solve/mahjong/tile_board.h"
#include "watch_list.h"

enum {
    MOST_VARIABLES = 896, /* at most 28 pairs of each 8 tiles */
    MOST_LITERALS = 2 * MOST_VARIABLES,
    MOST_LEVELS = MAHJONG_TILES / 2 + 1
};

typedef u16 Literal; /* twice the variable, plus 1 if negated */

typedef enum LiteralValue {
    LITERAL_UNASSIGNED,
    LITERAL_TRUE,
    LITERAL_FALSE
} LiteralValue;

typedef struct Clause {
    u16 size;
    u16 levels; /* literal block distance: the number of decision levels; fewer
                   are better */
    Literal literal[]; /* the first two are watched */
} Clause;

typedef struct Pair {
    u8 first, second;         /* tiles */
    u8 first_bit, second_bit; /* their bits in the group */
} Pair;

typedef struct PairVariable {
    Pair pair[2];
    u8 count; /* number of pairs */
    u8 group;
} PairVariable;

typedef struct ClauseBase {
    u32 *words;
    u32 room; /* in words */
    u32 used;
    u32 count;        /* of clauses */
    u32 first_learnt; /* where learned clauses begin; those before are the
                         encoding and are never deleted */
    u32 encoded;      /* the number of those */
    WatchPool pool;   /* at the end of the words */
    u16 variable_count;
    u16 trail_count;
    u16 propagated; /* head of the propagation queue, which is the rest of the
                       trail */
    u8 level;       /* the current decision level */
    PairVariable variable[MOST_VARIABLES]; /* ordered by group */
    u16 first_variable[MAHJONG_KINDS + 1];
    u16 variable_of[MAHJONG_TILES]
                   [MAHJONG_SAME]; /* by tile and the slot of its partner */
    Partners allowed;              /* by variables that are not false */
    Partners chosen;               /* by variables that are true */
    u8 value[MOST_LITERALS];
    WatchList watch[MOST_LITERALS];
    ClauseRef reason[MOST_VARIABLES];
    u8 level_of[MOST_VARIABLES];    /* the level at which each variable was
                                       assigned */
    u8 saved_phase[MOST_VARIABLES]; /* the value when last assigned (phase
                                       saving) */
    Literal trail[MOST_VARIABLES];
    u16 level_start[MOST_LEVELS + 1]; /* index in the trail */
} ClauseBase;

#define POSITIVE_LITERAL(variable) ((Literal)(2 * (variable)))
#define VARIABLE_OF(literal) ((literal) >> 1)
#define NEGATED(literal) ((Literal)((literal) ^ 1))
#define IS_POSITIVE(literal) (!((literal)&1))

static inline Clause *clause_at(const ClauseBase *clauses, ClauseRef ref)
{
    return (Clause *)(void *)(clauses->words + ref);
}

/* encode.c: the variables, and the rules of pairing as clauses; returns 0 if
   they do not fit */
u8 clause_encode_pairs(ClauseBase *clauses, const TileBoard *board, u32 *words,
                       u32 room);
void encode_allow_pairs(const PairVariable *variable, Partners partners);
void encode_forbid_pairs(const PairVariable *variable, Partners partners);

/* clause.c: test that a clause fits before adding it */
u8 clause_has_room(const ClauseBase *clauses, u32 literals);
ClauseRef clause_add(ClauseBase *clauses, const Literal *literals, u16 size,
                     u16 levels);
void clause_assign(ClauseBase *clauses, Literal literal, ClauseRef reason);
void clause_open_level(ClauseBase *clauses);
void clause_backjump(ClauseBase *clauses, u8 level);
/* Unit propagation of everything assigned; returns a clause that is false, or
   0. */
ClauseRef clause_propagate(ClauseBase *clauses);
/* The words that learned clauses and their watches take. */
u32 clause_learnt_words(const ClauseBase *clauses);
/* Deletes the worse half of the learned clauses. Only at level 0. */
void clause_reduce_database(ClauseBase *clauses);

#endif
