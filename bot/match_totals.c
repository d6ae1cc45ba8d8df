/* SPDX-License-Identifier: MIT */
/* Adds up the games of a match. */
#include "match_totals.h"

/* ln(0.6 / 0.4); the bound is ln(0.95 / 0.05) */
#define RATIO_OF_A_DEAL 0.405465108108164

static void add_value(MatchMean *mean, double value)
{
    mean->count++;
    mean->sum += value;
    mean->squares += value * value;
}

/* A program that has failed has no points. */
void match_totals_add(MatchTotals *totals, const Game *game,
                      const MatchGame *result)
{
    const int has_failed = match_has_failed(result);
    const int is_won = result->end == MATCH_WON;
    totals->games++;
    totals->won += (u32)is_won;
    totals->failed += (u32)has_failed;
    if (game->goal.measure == GOAL_POINTS)
        add_value(&totals->figure, has_failed ? 0 : result->score);
    else if (is_won)
        add_value(&totals->figure, game->goal.measure == GOAL_SCORED_MOVES
                                       ? result->score
                                       : result->moves);
    if (is_won && result->optimum)
        add_value(&totals->excess, (double)result->score - result->optimum);
}

double match_mean(const MatchMean *mean)
{
    return mean->count ? mean->sum / mean->count : 0;
}

double match_mean_margin(const MatchMean *mean)
{
    const double n = mean->count;
    if (mean->count < 2)
        return 0;
    return NORMAL_QUANTILE *
           interval_square_root((mean->squares - mean->sum * mean->sum / n) /
                                (n - 1) / n);
}

double match_duel_ratio(const MatchDuel *duel)
{
    return RATIO_OF_A_DEAL * ((double)duel->first - duel->second);
}

int match_duel_decision(const MatchDuel *duel)
{
    const double ratio = match_duel_ratio(duel);
    return (ratio >= MATCH_DUEL_DECIDED) - (ratio <= -MATCH_DUEL_DECIDED);
}
