/* SPDX-License-Identifier: MIT */
/* Laws of goals: what a game says about how its results are judged agrees with
   how it plays. */
#include <string.h>

#include "laws.h"

/* What has been seen in the random games of one game. */
typedef struct RandomResults {
    u32 played, score; /* at the last visit */
    u32 finished;
    u32 least, most; /* scores of finished games */
} RandomResults;

static RandomResults seen;

static int is_finished(const Game *game, Status status)
{
    return status == WON || (status == LOST && game->goal.finish == GOAL_END);
}

static void visit_result(Walk *walk)
{
    const Game *game = walk->game;
    const Status status = game->status(walk->playout.position);
    const u32 score = game->score(walk->playout.position);
    /* Who has no move left has lost, rather than never finishing the game. */
    if (game->goal.finish == GOAL_END)
        assert_int_not_equal(status, STUCK);
    if (game->goal.measure == GOAL_SCORED_MOVES) {
        if (!walk->playout.played)
            assert_int_equal(score, 0);
        else if (walk->playout.played > seen.played)
            assert_true(score > seen.score);
        seen.played = walk->playout.played;
        seen.score = score;
    }
    if (!is_finished(game, status))
        return;
    if (!seen.finished++)
        seen.least = seen.most = score;
    if (seen.least > score)
        seen.least = score;
    if (seen.most < score)
        seen.most = score;
}

static int ends_in(const char *text, const char *end)
{
    const size_t length = strlen(text);
    const size_t tail = strlen(end);
    return length >= tail && strcmp(text + length - tail, end) == 0;
}

void law_results_are_judged_as_declared(const Game *game)
{
    const int has_points = game->goal.measure == GOAL_POINTS;
    assert_in_range(game->goal.measure, GOAL_MOVES, GOAL_POINTS);
    assert_in_range(game->goal.finish, GOAL_WIN, GOAL_END);
    if (game->goal.finish == GOAL_END)
        assert_true(has_points);
    assert_int_equal(strcmp(game->unit, "points") == 0, has_points);
    assert_int_equal(ends_in(game->unit, "moves"),
                     game->goal.measure == GOAL_SCORED_MOVES);
    memset(&seen, 0, sizeof seen);
    walk_games(game, 10, 1, visit_result);
    if (has_points) {
        assert_int_not_equal(seen.finished, 0);
        assert_true(seen.least < seen.most);
    }
}
