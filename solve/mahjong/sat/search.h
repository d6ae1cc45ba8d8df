/* SPDX-License-Identifier: MIT */
/* The data of the CDCL search, which looks for pairs that can be removed in
   some order. */
#ifndef SOLVE_MAHJONG_SEARCH_H
#define SOLVE_MAHJONG_SEARCH_H

#include "clause.h"

typedef struct MahjongSearch {
    const Question *question;
    u64 nodes;
    u32 conflicts;    /* number of conflicts a clause was learned from */
    u32 next_restart; /* the number of conflicts at which to restart */
    u32 restarts;
    u32 most_learnt;    /* words of learned clauses to keep before half of them
                           are deleted */
    u32 activity_step;  /* what a conflict adds to a variable's activity */
    u8 look_ahead_next; /* set after a conflict: test the relaxation */
    u16 count;          /* of "literal" */
    Literal literal[MOST_VARIABLES]; /* the clause being analysed */
    u8 seen[MOST_VARIABLES];
    u32 activity[MOST_VARIABLES];     /* of each variable */
    u16 played_count[MOST_LEVELS];    /* how much of the trail each level's
                                         removal has played */
    TileRemoval removal[MOST_LEVELS]; /* the game at each level */
    TileBoard board;
    ClauseBase clauses;
} MahjongSearch;

/* Returns 0 if the memory does not suffice. */
u8 mahjong_search_init(MahjongSearch *search, const Question *question,
                       u32 *words, u32 room);
/* The same for tiles that are known already. Only the question's limits are
   used. */
u8 mahjong_search_init_board(MahjongSearch *search, const Question *limits,
                             const TileBoard *board,
                             const TileRemoval *removal, u32 *words, u32 room);
/* Assumes that these two tiles, which match, are a pair. */
void mahjong_search_require_pair(MahjongSearch *search, u8 first, u8 second);
Verdict mahjong_search_run(MahjongSearch *search);

/* lazy_clause.c: from a removal that is stuck, finds a clause that is false
   now but true in every solution. Literals that are false at level 0 are
   omitted. A witness gets the removal, as a TileRemoval. */
void lazy_clause_find(MahjongSearch *search, TileRemoval *stuck);

/* conflict.c: learns a clause from one that is false, and backjumps. Returns 0
   if the conflict depends on no decision: then there is no solution. */
u8 conflict_learn(MahjongSearch *search);

#endif
