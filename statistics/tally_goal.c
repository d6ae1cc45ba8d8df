/* SPDX-License-Identifier: MIT */
/* What makes a good result, apart from the tallies, so that programs without
   statistics can tell one. */
#include <string.h>

#include "rules/games.h"
#include "tally.h"

/* Names in the store are spelled as in the table. Lists ask this for each of
   their results, so nothing is read here as if it had been typed. */
const Goal *tally_goal(const char *game)
{
    static const Goal unknown = {GOAL_MOVES, GOAL_WIN};
    u8 i = 0;
    while (i < games_count && strcmp(games[i]->name, game) != 0)
        i++;
    return i < games_count ? &games[i]->goal : &unknown;
}

int tally_has_points(const Goal *goal)
{
    return goal->measure == GOAL_POINTS;
}

Measure tally_main_measure(const Goal *goal)
{
    ASSERT(goal->measure <= GOAL_POINTS);
    return tally_has_points(goal) ? BY_SCORE : BY_MOVES;
}

u32 tally_measure(const Outcome *outcome, Measure measure)
{
    const u8 by = tally_goal(outcome->game)->measure;
    const u32 measures[MEASURES] = {
        [BY_MOVES] = by == GOAL_SCORED_MOVES ? outcome->score : outcome->moves,
        [BY_SCORE] = outcome->score,
        [BY_TIME] = outcome->clock,
    };
    ASSERT(measure < MEASURES);
    return measures[measure];
}

int tally_is_finished(const Outcome *outcome)
{
    return outcome->status == WON ||
           (outcome->status == LOST &&
            tally_goal(outcome->game)->finish == GOAL_END);
}

int tally_is_assisted(const Outcome *outcome)
{
    return outcome->hints > 0;
}
