/* SPDX-License-Identifier: MIT */
/* A CDCL search for pairs that can be taken in some order. */
#ifndef SOLVE_MAHJONG_SEARCH_H
#define SOLVE_MAHJONG_SEARCH_H

#include "clause.h"

typedef struct MahjongSearch {
    const Question *question;
    u64 nodes;
    u32 conflicts;    /* conflicts that a clause was learned from */
    u32 next_restart; /* the conflict after which it restarts */
    u32 restarts;
    u32 most_learnt;    /* words of learned clauses, before half are deleted */
    u32 activity_step;  /* what a variable's activity grows by in a conflict */
    u8 look_ahead_next; /* the last step was a conflict: test the relaxation */
    u16 count;          /* of "literal" */
    Literal literal[MOST_VARIABLES]; /* the clause that is worked on */
    u8 seen[MOST_VARIABLES];
    u32 activity[MOST_VARIABLES];     /* of variables */
    u16 played_count[MOST_LEVELS];    /* how much of the trail "removal" has
                                         played */
    TileRemoval removal[MOST_LEVELS]; /* the game, at every level */
    TileBoard board;
    ClauseBase clauses;
} MahjongSearch;

/* 0 when there is no room. */
u8 mahjong_search_init(MahjongSearch *search, const Question *question,
                       u32 *words, u32 room);
/* The same of tiles that are known already; of the question only limits are
   looked at. */
u8 mahjong_search_init_board(MahjongSearch *search, const Question *limits,
                             const TileBoard *board,
                             const TileRemoval *removal, u32 *words, u32 room);
/* Assumes that these two, which match, are a pair. */
void mahjong_search_require_pair(MahjongSearch *search, u8 first, u8 second);
Verdict mahjong_search_run(MahjongSearch *search);

/* lazy_clause.c: from a removal that is stuck, a clause that is false now and
   true in every solution; literals that are false at level 0 are left out. */
void lazy_clause_find(MahjongSearch *search, TileRemoval *stuck);

/* conflict.c: learns a clause from one that is false, and backjumps; 0 when
   the conflict needs no decision, so that there is no solution. */
u8 conflict_learn(MahjongSearch *search);

#endif
