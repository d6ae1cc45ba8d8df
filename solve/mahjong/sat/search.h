/* SPDX-License-Identifier: MIT */
/* The search for pairs that can be taken in some order. */
#ifndef SOLVE_MAHJONG_SEARCH_H
#define SOLVE_MAHJONG_SEARCH_H

#include "clause.h"

typedef struct Search {
    const Question *question;
    u64 nodes;
    u32 lessons; /* dead ends that something was learnt from */
    u32 turn;    /* the lesson after which it starts anew */
    u32 starts;
    u32 most_learnt; /* words of clauses, before half are forgotten */
    u32 weight;      /* of a lesson that is learnt now, in "activity" */
    u8 wary;         /* it has just come back from a dead end */
    u16 count;       /* of "literal" */
    Literal literal[MOST_CHOICES]; /* the clause that is worked on */
    u8 seen[MOST_CHOICES];
    u32 activity[MOST_CHOICES]; /* of choices, in lessons */
    u16 played[MOST_LEVELS];    /* how much of the trail "play" has followed */
    Play play[MOST_LEVELS];     /* the game, at every level */
    Heap heap;
    Logic logic;
} Search;

/* 0 when there is no room. */
u8 set_search(Search *search, const Question *question, u32 *words, u32 room);
/* The same of tiles that are known already; of the question only limits are
   looked at. */
u8 set_search_on(Search *search, const Question *limits, const Heap *heap,
                 const Play *play, u32 *words, u32 room);
/* These two, which match, are to be a pair. */
void insist_on(Search *search, u8 first, u8 second);
Verdict search_pairs(Search *search);

/* lazy_clause.c: what would let a stuck play go on, as a clause that is all
   false; literals that are false without a decision are left out. */
void cut(Search *search, Play *stuck);

/* conflict.c: from a clause that is all false to one that says what to think
   again, and back to where that is; 0 when there is nothing to think again. */
u8 learn(Search *search);

#endif
