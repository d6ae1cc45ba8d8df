/* SPDX-License-Identifier: MIT */
/* How one has played, over the whole screen: all games, or one with plots and
   its best games. */
#include <stdio.h>
#include <string.h>

#include "../figures/averages.h"
#include "../figures/plot.h"
#include "../figures/statpage.h"
#include "../watch.h"
#include "tui.h"

enum { SHOWN_SCORES = 10, MARGIN = 4 };

static void page_trend(Page *page, const Paper *paper, const Tally *tally)
{
    static const struct {
        const char *name;
        Unit unit;
    } measures[MEASURES] = {{"Moves", IN_NUMBERS},
                            {"Score", IN_NUMBERS},
                            {"Time", IN_MILLISECONDS}};
    const Measure measure = tally->goal->measure;
    const Series *series = &tally->figures[measure].series;
    const Trend trend = {series, measures[measure].unit, tally->first,
                         tally->last};
    page_format(page, "\n%s, and how many games came to it\n\n",
                measures[measure].name);
    plot_histogram(page, paper, series, measures[measure].unit);
    page_format(page, "\n%s, from game to game\n\n", measures[measure].name);
    plot_trend(page, paper, &trend);
}

static void page_best(Page *page, Store *store, const Game *game)
{
    Scores scores;
    start_scores(&scores, game->name, NULL, SHOWN_SCORES);
    if (!list_outcomes(store, game->name, rank_outcome, &scores)) {
        settle_scores(&scores);
        page_text(page, "\n");
        if (scores.count)
            page_scores(page, &scores);
    }
    free_scores(&scores);
}

static void page_figures(Page *page, Store *store, const Game *game,
                         const Tallies *tallies, const Paper *paper)
{
    const Tally *tally =
        game ? find_tally(tallies, OF_GAME, game->name, "") : NULL;
    u32 ago[CALENDAR_DAYS];
    Moment now;
    find_moment(&now);
    page_stats(page, tallies);
    page_averages(page, tallies);
    if (tally && tally->figures[tally->goal->measure].series.count) {
        page_trend(page, paper, tally);
        page_best(page, store, game);
    }
    count_days(tallies, now.day, ago, CALENDAR_DAYS);
    page_text(page, "\nGames a day\n\n");
    plot_calendar(page, paper, ago, now.day);
}

void page_record(Page *page, Store *store, const Game *game, int ascii,
                 int width)
{
    Tallies tallies = {NULL, 0, 0, NULL};
    const Paper paper = {ascii, width < 80 ? PAPER_LEAST : 80};
    Moment now;
    find_moment(&now);
    if (store && !store_state(store))
        list_outcomes(store, game ? game->name : NULL, count_outcome,
                      &tallies);
    settle_tallies(&tallies, now.day);
    if (tallies.count)
        page_figures(page, store, game, &tallies, &paper);
    else
        page_format(page, "No game %s%shas been brought to its end yet.\n",
                    game ? "of " : "", game ? game->title : "");
    if (!tallies.count && game)
        page_text(page, "");
    free_tallies(&tallies);
}

/* --------------------------------------------------------------- turning */

/* -1: all games. */
static int number_of(const Game *game)
{
    int i = game_count;
    while (i-- && games[i] != game)
        ;
    return i;
}

static int turned(int at, int code)
{
    const int pages = game_count + 1;
    if (code == KEY_GO_LEFT || code == KEY_BACK_TAB || code == 'h')
        return (at + pages) % pages - 1;
    if (code == KEY_GO_RIGHT || code == '\t' || code == 'l')
        return (at + 2) % pages - 1;
    if (code >= '0' && code <= '0' + game_count)
        return code - '1';
    return -2;
}

static void page_heading(Page *page, int at)
{
    int i;
    page_text(page, at < 0 ? "[All]" : " All ");
    for (i = 0; i < game_count; i++)
        page_format(page, i == at ? " [%.*s]" : "  %.*s ",
                    (int)strcspn(games[i]->title, " "), games[i]->title);
    page_text(page, "   \u2190\u2192\n\n");
}

void show_record(Tui *tui, const Game *game)
{
    Page page = {NULL, 0, 0};
    int at = number_of(game);
    int width, height;
    do {
        measure_screen(&width, &height);
        page.used = 0;
        page_heading(&page, at);
        page_record(&page, tui->store, at < 0 ? NULL : games[at],
                    tui->look.ascii, width - MARGIN);
        show_text(tui, " Statistics ", page.text);
        at = turned(at, tui->left_by.code);
    } while (at > -2);
    page_free(&page);
}
