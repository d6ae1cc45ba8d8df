/* SPDX-License-Identifier: MIT */
/* What the games of a match say about its players. */
#ifndef MATCH_TOTALS_H
#define MATCH_TOTALS_H

#include "match.h"
#include "statistics/interval.h"

/* A mean and the half width of its interval. */
typedef struct MatchMean {
    u32 count;
    double sum, squares;
} MatchMean;

typedef struct MatchTotals {
    u32 games, won, failed;
    MatchMean figure; /* points of all games, or moves of those won */
    MatchMean excess; /* over the proven optimum, of games won */
} MatchTotals;

void match_totals_add(MatchTotals *totals, const Game *game,
                      const MatchGame *result);
double match_mean(const MatchMean *mean);
/* Half of the width of the interval of 95 %; 0 for fewer than two values. */
double match_mean_margin(const MatchMean *mean);

/* A comparison of two players, deal by deal. Equal results say nothing about
   which is better. */
typedef struct MatchDuel {
    u32 first, second, equal;
} MatchDuel;

/* The logarithm of how much more likely the results are if the first player is
   better on 60 % of deals than if the second is (Wald's sequential
   probability ratio test); and the value, positive or negative, at which that
   is decided with errors of 5 %. */
double match_duel_ratio(const MatchDuel *duel);
#define MATCH_DUEL_DECIDED 2.944438979166440
/* 1 if the first player is better, -1 if the second is, 0 if it is open. */
int match_duel_decision(const MatchDuel *duel);

#endif
