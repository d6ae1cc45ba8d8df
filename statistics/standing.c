/* SPDX-License-Identifier: MIT */
/* First the game is found, then all others of its kind are compared with it.
 */
#include "standing.h"

#include <string.h>

void standing_start(Standing *standing, long long id)
{
    memset(standing, 0, sizeof *standing);
    standing->id = id;
}

void standing_free(Standing *standing)
{
    if (standing->game.game)
        scores_free_outcome(&standing->game);
    standing_start(standing, 0);
}

static int is_ranked(const Outcome *outcome)
{
    return tally_is_finished(outcome) && !tally_is_assisted(outcome) &&
           !outcome->reset;
}

static int is_same_kind(const Outcome *a, const Outcome *b)
{
    return strcmp(a->game, b->game) == 0 &&
           strcmp(a->variant, b->variant) == 0 &&
           a->own_board == b->own_board &&
           (!a->own_board || strcmp(a->name, b->name) == 0);
}

/* Moves and times say nothing where points count. A time of 0 wasn't
   measured. */
static int is_comparable(const Outcome *outcome, Measure measure)
{
    ASSERT(measure < MEASURES);
    return (measure == BY_SCORE) ==
               tally_has_points(tally_goal(outcome->game)) &&
           (measure != BY_TIME || outcome->clock);
}

static int is_better(const Outcome *game, u32 value, u32 other)
{
    ASSERT_SLOW(game->game);
    return tally_has_points(tally_goal(game->game)) ? value > other
                                                    : value < other;
}

void standing_find(void *own, const Outcome *outcome)
{
    Standing *standing = own;
    ASSERT(outcome->game);
    if (outcome->id != standing->id || standing->game.game)
        return;
    standing->game = scores_copy_outcome(outcome);
    if (is_ranked(outcome))
        standing->rank = standing->count = 1;
}

static void count_best(Standing *standing, const Outcome *outcome)
{
    unsigned i;
    ASSERT_SLOW(is_ranked(outcome));
    for (i = 0; i < MEASURES; i++) {
        const u32 value = tally_measure(outcome, (Measure)i);
        if (is_comparable(outcome, (Measure)i) &&
            (!standing->has_before[i] ||
             is_better(outcome, value, standing->before[i]))) {
            standing->before[i] = value;
            standing->has_before[i] = 1;
        }
    }
}

static void count_streak(Standing *standing, const Outcome *outcome)
{
    const int goes_on = outcome->status == WON && !tally_is_assisted(outcome);
    Streak *streak = &standing->streak;
    ASSERT(!standing->passed);
    streak->now = goes_on ? streak->now + 1 : 0;
    if (streak->most < streak->now)
        streak->most = streak->now;
}

void standing_count(void *own, const Outcome *outcome)
{
    Standing *standing = own;
    const Outcome *game = &standing->game;
    if (!game->game || !is_same_kind(outcome, game))
        return;
    if (!standing->passed && !outcome->reset)
        count_streak(standing, outcome);
    if (outcome->id == standing->id) {
        standing->passed = 1;
    } else if (is_ranked(outcome) && standing->rank) {
        standing->count++;
        standing->rank += scores_compare(outcome, game) < 0;
        count_best(standing, outcome);
    }
}

int standing_is_best(const Standing *standing, Measure measure)
{
    const Outcome *game = &standing->game;
    ASSERT(measure < MEASURES);
    return standing->rank && standing->has_before[measure] &&
           is_comparable(game, measure) &&
           is_better(game, tally_measure(game, measure),
                     standing->before[measure]);
}

unsigned standing_percentile(const Standing *standing)
{
    ASSERT(standing->rank <= standing->count);
    return standing->count < LEAST_FOR_PERCENTILE
               ? 0
               : (unsigned)((standing->count - standing->rank) * 100 /
                            (standing->count - 1));
}

/* ---------------------------------------------------------------- words */

static void page_value(Page *page, u32 value, Measure measure)
{
    ASSERT(measure < MEASURES);
    if (measure == BY_TIME)
        page_clock(page, value);
    else
        page_count(page, value, measure == BY_SCORE ? _("point") : _("move"));
}

/* "New best: 87 moves (before: 92 moves), 3:24 (before: 4:01)." */
static void page_bests(Page *page, const Standing *standing)
{
    const char *between = _("New personal best: ");
    unsigned i;
    for (i = 0; i < MEASURES; i++) {
        if (!standing_is_best(standing, (Measure)i))
            continue;
        page_text(page, between);
        page_value(page, tally_measure(&standing->game, (Measure)i),
                   (Measure)i);
        page_text(page, _(" (before: "));
        page_value(page, standing->before[i], (Measure)i);
        page_text(page, ")");
        between = ", ";
    }
    if (*between == ',')
        page_text(page, ".\n");
}

void standing_page(Page *page, const Standing *standing)
{
    const Outcome *game = &standing->game;
    if (!game->game || !tally_is_finished(game))
        return;
    if (!standing->rank) {
        page_text(page, game->reset
                            ? _("This result was reset, and isn't ranked.\n")
                            : _("Games with help aren't ranked.\n"));
        return;
    }
    ASSERT(standing->rank <= standing->count);
    page_bests(page, standing);
    if (standing_percentile(standing))
        page_format(page,
                    _("Rank %1$llu of %2$llu, better than %3$u%% of the "
                      "others."),
                    standing->rank, standing->count,
                    standing_percentile(standing));
    else if (standing->count > 1)
        page_format(page, _("Rank %1$llu of %2$llu."), standing->rank,
                    standing->count);
    else
        page_text(page, tally_goal(game->game)->finish == GOAL_END
                            ? _("Your first finished game of this kind.")
                            : _("Your first win of this kind."));
    if (standing->streak.now > 1)
        page_format(page, _(" Streak: %1$llu wins (best: %2$llu)."),
                    standing->streak.now, standing->streak.most);
    page_text(page, "\n");
}
