/* SPDX-License-Identifier: MIT */
/* First the game is found, then all others of its kind are compared with it.
 */
#include "result_rank.h"

#include <string.h>

#include "measure.h"

void result_rank_start(ResultRank *result_rank, long long id)
{
    memset(result_rank, 0, sizeof *result_rank);
    result_rank->id = id;
}

void result_rank_free(ResultRank *result_rank)
{
    if (result_rank->game.game)
        scores_free_outcome(&result_rank->game);
    result_rank_start(result_rank, 0);
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

void result_rank_find(void *own, const Outcome *outcome)
{
    ResultRank *result_rank = own;
    ASSERT(outcome->game);
    if (outcome->id != result_rank->id || result_rank->game.game)
        return;
    result_rank->game = scores_copy_outcome(outcome);
    if (is_ranked(outcome))
        result_rank->rank = result_rank->count = 1;
}

static void count_best(ResultRank *result_rank, const Outcome *outcome)
{
    unsigned i;
    ASSERT_SLOW(is_ranked(outcome));
    for (i = 0; i < MEASURES; i++) {
        const u32 value = tally_measure(outcome, (Measure)i);
        if (is_comparable(outcome, (Measure)i) &&
            (!result_rank->has_before[i] ||
             is_better(outcome, value, result_rank->before[i]))) {
            result_rank->before[i] = value;
            result_rank->has_before[i] = 1;
        }
    }
}

static void count_wins(ResultRank *result_rank, const Outcome *outcome)
{
    const int goes_on = outcome->status == WON && !tally_is_assisted(outcome);
    InARow *wins = &result_rank->wins;
    ASSERT(!result_rank->passed);
    wins->now = goes_on ? wins->now + 1 : 0;
    if (wins->most < wins->now)
        wins->most = wins->now;
}

void result_rank_count(void *own, const Outcome *outcome)
{
    ResultRank *result_rank = own;
    const Outcome *game = &result_rank->game;
    if (!game->game || !is_same_kind(outcome, game))
        return;
    if (!result_rank->passed && !outcome->reset)
        count_wins(result_rank, outcome);
    if (outcome->id == result_rank->id) {
        result_rank->passed = 1;
    } else if (is_ranked(outcome) && result_rank->rank) {
        result_rank->count++;
        result_rank->rank += scores_compare(outcome, game) < 0;
        count_best(result_rank, outcome);
    }
}

int result_rank_is_best(const ResultRank *result_rank, Measure measure)
{
    const Outcome *game = &result_rank->game;
    ASSERT(measure < MEASURES);
    return result_rank->rank && result_rank->has_before[measure] &&
           is_comparable(game, measure) &&
           is_better(game, tally_measure(game, measure),
                     result_rank->before[measure]);
}

unsigned result_rank_percentile(const ResultRank *result_rank)
{
    ASSERT(result_rank->rank <= result_rank->count);
    return result_rank->count < LEAST_FOR_PERCENTILE
               ? 0
               : (unsigned)((result_rank->count - result_rank->rank) * 100 /
                            (result_rank->count - 1));
}

/* ---------------------------------------------------------------- words */

static void page_best(Page *page, const ResultRank *result_rank, Measure by)
{
    Page now = PAGE_EMPTY, before = PAGE_EMPTY;
    measure_page_value(&now, tally_measure(&result_rank->game, by), by);
    measure_page_value(&before, result_rank->before[by], by);
    page_format(page, _("%1$s (before: %2$s)"), now.text, before.text);
    page_free(&now);
    page_free(&before);
}

/* "New best: 87 moves (before: 92 moves), 3:24 (before: 4:01)." */
static void page_bests(Page *page, const ResultRank *result_rank)
{
    Page list = PAGE_EMPTY;
    unsigned i;
    for (i = 0; i < MEASURES; i++) {
        if (!result_rank_is_best(result_rank, (Measure)i))
            continue;
        page_comma(&list);
        page_best(&list, result_rank, (Measure)i);
    }
    if (list.used)
        page_format(page, _("New personal best: %s.\n"), list.text);
    page_free(&list);
}

void result_rank_page(Page *page, const ResultRank *result_rank,
                      const char *kind)
{
    const Outcome *game = &result_rank->game;
    if (!game->game || !tally_is_finished(game))
        return;
    if (!result_rank->rank) {
        page_text(page, game->reset
                            ? _("This result was reset, and isn't ranked.\n")
                            : _("Games with help aren't ranked.\n"));
        return;
    }
    ASSERT(result_rank->rank <= result_rank->count);
    page_bests(page, result_rank);
    if (result_rank_percentile(result_rank))
        page_format(page,
                    _("Rank %1$llu of %2$llu, better than %3$u%% of the "
                      "others."),
                    result_rank->rank, result_rank->count,
                    result_rank_percentile(result_rank));
    else if (result_rank->count > 1)
        page_format(page, _("Rank %1$llu of %2$llu."), result_rank->rank,
                    result_rank->count);
    else
        page_format(page,
                    tally_goal(game->game)->finish == GOAL_END
                        ? _("Your first finished game: %s.")
                        : _("Your first win: %s."),
                    kind);
    if (result_rank->wins.now > 1)
        page_format(page, _(" %1$llu wins in a row (best: %2$llu)."),
                    result_rank->wins.now, result_rank->wins.most);
    page_text(page, "\n");
}
