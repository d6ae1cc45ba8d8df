/* SPDX-License-Identifier: MIT */
/* Says what the tables of statistics and best games show. Figures without a
   value are left out, and so is a kind that is all there is of its game. */
#include "table/results_spoken.h"

#include <string.h>

#include "host/plural.h"
#include "rules/games.h"
#include "statistics/days.h"
#include "statistics/statistics_page.h"
#include "table/kit.h"
#include "table/titles.h"

/* --------------------------------------------------------------- figures */

/* Writes what a row is about: "FreeCell", "Level easy" or "Variant 3x3". */
static void page_subject(Page *page, const Tally *tally)
{
    static const char *const subjects[] = {
        [OF_VARIANT] = N_("Variant %s"),       [OF_GAME] = "%s",
        [OF_OWN_BOARDS] = N_("Custom boards"), [OF_LEVEL] = N_("Level %s"),
        [OF_LAYOUT] = N_("Layout %s"),         [OF_DAY] = "%s"};
    const char *name = title_of_tally(tally);
    STATIC_ASSERT(COUNT_OF(subjects) == OF_DAY + 1);
    if (tally->part == OF_GAME)
        name = statistics_title_of(tally->game);
    page_format(page, translate(subjects[tally->part]), name);
}

/* Adds a count to a list; the words contain "%llu". */
static void list_count(Page *list, Sum count, const char *words)
{
    if (!count)
        return;
    page_comma(list);
    page_format(list, words, count);
}

static void page_counts(Page *page, const Tally *tally)
{
    const int ends = tally->goal->finish == GOAL_END;
    Page list = PAGE_EMPTY;
    list_count(&list, tally->games,
               plural_form(tally->games, "%llu game", "%llu games"));
    list_count(&list, ends ? tally->finished : tally->won,
               ends ? _("%llu finished alone") : _("%llu won alone"));
    list_count(&list, tally->assisted,
               ends ? _("%llu finished with help") : _("%llu won with help"));
    list_count(&list, ends ? 0 : tally->lost, _("%llu lost"));
    list_count(&list, tally->given_up, _("%llu given up"));
    page_format(page, "%s%s.", _(": "), list.text);
    page_free(&list);
}

/* Writes an average in tenths; whole numbers without them. */
static void page_tenths(Page *page, Sum thousandths)
{
    const Sum tenths = (thousandths + 50) / 100;
    if (tenths % 10)
        page_decimal(page, tenths, 1);
    else
        page_format(page, "%llu", tenths / 10);
}

static void page_best(Page *page, const Figures *figures, const char *format)
{
    Page average = PAGE_EMPTY;
    if (!figures->series.count)
        return;
    page_tenths(&average, figures->average);
    page_format(page, format, figures->best / 1000, average.text);
    page_free(&average);
}

static void page_times(Page *page, const Figures *figures)
{
    Page best = PAGE_EMPTY;
    Page average = PAGE_EMPTY;
    if (!figures->series.count)
        return;
    page_duration(&best, figures->best);
    page_duration(&average, figures->average);
    page_format(page, _(" Shortest time: %1$s; on average %2$s."), best.text,
                average.text);
    page_free(&best);
    page_free(&average);
}

static void page_figures(Page *page, const Tally *tally)
{
    if (tally_has_points(tally->goal)) {
        page_best(page, &tally->figures[BY_SCORE],
                  _(" Most points: %1$llu; on average %2$s."));
        return;
    }
    page_best(page, &tally->figures[BY_MOVES],
              _(" Fewest moves: %1$llu; on average %2$s."));
    page_times(page, &tally->figures[BY_TIME]);
    if (tally->wins.most)
        page_format(page, _(" Wins alone in a row: %1$llu; at most %2$llu."),
                    tally->wins.now, tally->wins.most);
}

static void page_tally(Page *page, const Tally *tally)
{
    page_subject(page, tally);
    page_counts(page, tally);
    page_figures(page, tally);
    page_text(page, "\n");
}

static int is_kind_of(const Tally *tally, const char *game)
{
    return tally->part != OF_DAY && tally->part != OF_GAME &&
           strcmp(tally->game, game) == 0;
}

/* Tells each kind of a game's games, if there are several. */
static void page_kinds(Page *page, const Tallies *tallies, const char *game)
{
    size_t count = 0;
    size_t i;
    for (i = 0; i < tallies->count; i++)
        count += (size_t)is_kind_of(tallies->list[i], game);
    for (i = 0; i < tallies->count && count > 1; i++)
        if (is_kind_of(tallies->list[i], game))
            page_tally(page, tallies->list[i]);
}

static void fold(Page *page, Page *said)
{
    page_put(said, "", 0);
    page_folded_lines(page, said->text);
    page_free(said);
}

void results_spoken_games(Page *page, const Tallies *tallies)
{
    Page said = PAGE_EMPTY;
    size_t i;
    if (!tallies->count)
        page_text(&said, _("No finished games yet.\n"));
    for (i = 0; i < tallies->count; i++)
        if (tallies->list[i]->part == OF_GAME) {
            page_tally(&said, tallies->list[i]);
            page_kinds(&said, tallies, tallies->list[i]->game);
        }
    fold(page, &said);
}

/* ------------------------------------------------------------ best games */

static void page_row(Page *page, const Scores *scores, size_t nth)
{
    const Outcome *game = &scores->rows[nth];
    const Goal *goal = tally_goal(scores->kind.game);
    page_format(page, "%lu: ", (unsigned long)(nth + 1));
    if (tally_has_points(goal))
        page_count(page, game->score, &plural_points);
    else
        page_count(page, tally_measure(game, BY_MOVES), &plural_moves);
    if (game->clock) {
        page_text(page, _(", "));
        page_duration(page, game->clock);
    }
    if (game->hints) {
        page_text(page, _(", "));
        page_count(page, game->hints, &plural_hints);
    }
    page_text(page, _("; "));
    title_page_outcome(page, game);
    page_text(page, _("; "));
    days_page_date(page, game->day);
    page_text(page, ".\n");
}

void results_spoken_scores(Page *page, const Scores *scores)
{
    Page said = PAGE_EMPTY;
    size_t i;
    if (!scores->count)
        return;
    page_text(&said, statistics_title_of(scores->kind.game));
    if (*scores->kind.name) {
        page_text(&said, _(", "));
        page_safe(&said, title_of_kind(&scores->kind));
    }
    page_text(&said,
              scores->assisted ? _(", with help:\n") : _(", without help:\n"));
    for (i = 0; i < scores->count; i++)
        page_row(&said, scores, i);
    fold(page, &said);
}
