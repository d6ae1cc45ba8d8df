/* SPDX-License-Identifier: MIT */
/* Plays whole games to learn from them. After each turn the value of the
   previous afterstate moves towards the points scored since then plus the
   value of the current one: TD(0) (Sutton, "Learning to predict by the methods
   of temporal differences", 1988). */
#include "episode.h"

#include <string.h>

static void start(Learner *learner, Episode *episode)
{
    const KulkiRules *rules = learner->evaluator->rules;
    const Drop first = {.count = rules->start};
    memset(episode, 0, sizeof *episode);
    grid_clear(&episode->grid, rules->colours);
    grid_drop(&episode->grid, &first, rules, &learner->random);
    grid_preview(&episode->drop, &episode->grid, rules, &learner->random);
}

/* Plays moves until balls drop; returns the points scored on the way. */
static u32 play_turn(Learner *learner, Episode *episode)
{
    u32 points = 0;
    for (;;) {
        const Candidate best = evaluator_choose(
            learner->evaluator, &episode->grid, &episode->drop);
        const u32 paid = grid_move(&episode->grid, best.from, best.to,
                                   learner->evaluator->rules);
        points += paid;
        episode->turns++;
        if (!paid || episode->grid.empty == FIELD)
            return points;
    }
}

static u32 let_drop(Learner *learner, Episode *episode)
{
    const KulkiRules *rules = learner->evaluator->rules;
    u32 points = 0;
    do
        points +=
            grid_drop(&episode->grid, &episode->drop, rules, &learner->random);
    while (episode->grid.empty == FIELD);
    grid_preview(&episode->drop, &episode->grid, rules, &learner->random);
    return points;
}

/* Moves the value of the previous afterstate towards the points since then
   plus the value of the current one: TD(0). */
static void update_value(Learner *learner, const Afterstate *old,
                         const Afterstate *fresh, u32 points, int is_over)
{
    const float ahead =
        is_over ? 0 : learner->discount * learner_value(learner, fresh);
    learner_update(learner, old, (float)points + ahead);
}

/* An afterstate is the board after everything known has dropped and before
   anything unknown does. */
void episode_learn(Learner *learner, Episode *episode)
{
    const int is_late =
        learner->evaluator->rules->preview == KULKI_PREVIEW_CELLS;
    Afterstate old, fresh;
    u32 points = 0;
    int first = 1;
    start(learner, episode);
    while (episode->grid.empty) {
        points += play_turn(learner, episode);
        if (is_late)
            points += let_drop(learner, episode);
        afterstate_read(learner, &fresh, &episode->grid);
        if (!first)
            update_value(learner, &old, &fresh, points, !episode->grid.empty);
        episode->score += points;
        points = is_late ? 0 : let_drop(learner, episode);
        old = fresh;
        first = 0;
    }
    episode->score += points;
    if (!is_late)
        learner_update(learner, &old, (float)points);
    learner->games++;
    learner->turns += episode->turns;
}

void episode_play(Learner *learner, Episode *episode)
{
    start(learner, episode);
    while (episode->grid.empty) {
        episode->score += play_turn(learner, episode);
        episode->score += let_drop(learner, episode);
    }
}
