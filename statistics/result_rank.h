/* SPDX-License-Identifier: MIT */
/* Compares a finished game with the others of its kind: its rank, its
   percentile, whether it is a new best, and the wins in a row that it
   continues. Games are of one kind if they have the same rules and variant;
   custom boards also need the same name. */
#ifndef STANDING_H
#define STANDING_H

#include "host/page.h"
#include "scores.h"

typedef struct ResultRank {
    long long id; /* of the finished game */
    Outcome game; /* an own copy, or all zero if there is no such outcome */
    /* Among finished games without help, this one included; 0 if this one
       isn't among them. */
    Sum rank, count;
    u32 before[MEASURES];    /* the best of the others, */
    u8 has_before[MEASURES]; /* if there are any */
    InARow wins;             /* wins without help, up to this game */
    int passed;              /* the outcomes that follow are later ones */
} ResultRank;

/* Show the outcome to result_rank_find, and then all outcomes of its kind, in
   the order in which the games ended, to result_rank_count. Others don't
   matter. */
void result_rank_start(ResultRank *result_rank, long long id);
void result_rank_find(void *result_rank, const Outcome *outcome);
void result_rank_count(void *result_rank, const Outcome *outcome);
void result_rank_free(ResultRank *result_rank);

/* Whether the game is better by this measure than all others were. */
int result_rank_is_best(const ResultRank *result_rank, Measure measure);
/* The percentage of the other ranked games that this one is better than,
   rounded down. It says little about a few games, so it is 0 for fewer than
   LEAST_FOR_PERCENTILE. */
enum { LEAST_FOR_PERCENTILE = 10 };
unsigned result_rank_percentile(const ResultRank *result_rank);
/* Writes the new bests, the rank and the wins in a row as sentences; nothing
   if the game wasn't finished. The kind of the games is named as in titles. */
void result_rank_page(Page *page, const ResultRank *result_rank,
                      const char *kind);

#endif
