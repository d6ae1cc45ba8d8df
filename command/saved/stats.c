/* SPDX-License-Identifier: MIT */
/* How one has played: statistics, plots, the best games. */
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "command/command.h"
#include "command/play/terminal.h"
#include "front/line/line.h"
#include "host/clock.h"
#include "host/paths.h"
#include "rules/games.h"
#include "statistics/averages.h"
#include "statistics/measure.h"
#include "statistics/statistics_page.h"

enum { SHOWN_SCORES = 10, ALL_SCORES = 1 << 20 };

/* ----------------------------------------------------------------- plots */

static void find_paper(Paper *paper, const Options *options)
{
    struct winsize size = {0, 0, 0, 0};
    Style style;
    find_style(&style, options);
    (void)ioctl(STDOUT_FILENO, TIOCGWINSZ, &size);
    paper->ascii = style.ascii;
    paper->width = size.ws_col && size.ws_col < 80 ? size.ws_col : 80;
    if (paper->width < PAPER_LEAST)
        paper->width = PAPER_LEAST;
}

/* The games a day; and when it is one game that was asked for, its own. */
static void page_plots(Page *page, const Tallies *tallies, const char *game,
                       const char *today, const Options *options)
{
    u32 ago[CALENDAR_DAYS];
    Paper paper;
    size_t i;
    if (!tallies->count)
        return;
    find_paper(&paper, options);
    for (i = 0; game && i < tallies->count; i++)
        if (tallies->list[i]->part == OF_GAME)
            page_tally_plots(page, &paper, tallies->list[i],
                             title_of(tallies->list[i]->game));
    count_days(tallies, today, ago, CALENDAR_DAYS);
    page_text(page, "\nGames a day\n\n");
    plot_calendar(page, &paper, ago, today);
}

/* ------------------------------------------------------------ statistics */

/* The word behind the command, if any; complains when it is no game. */
static int take_game(Task *task, const char **game)
{
    const char *word = task->arguments[task->first];
    *game = NULL;
    if (task->first == task->last)
        return EXIT_DONE;
    task->choice.game = find_game(word);
    if (!task->choice.game)
        return complain("there is no game %s", word);
    task->first++;
    *game = task->choice.game->name;
    return EXIT_DONE;
}

static int complain_rest(const Task *task)
{
    return complain("there is nothing left for %s to say",
                    task->arguments[task->first]);
}

static void page_all(Page *page, const Tallies *tallies, const char *game,
                     const char *today, const Options *options)
{
    if (options->days && options->json)
        page_days_json(page, tallies);
    else if (options->days && options->csv)
        page_days_csv(page, tallies);
    else if (options->days)
        page_days(page, tallies);
    else if (options->json)
        page_stats_json(page, tallies);
    else if (options->csv)
        page_stats_csv(page, tallies);
    else {
        page_stats(page, tallies);
        page_averages(page, tallies);
        page_plots(page, tallies, game, today, options);
    }
    page_put(page, "", 0);
}

int run_stats(Task *task)
{
    Tallies tallies = {NULL, 0, 0, NULL};
    Page page = {NULL, 0, 0};
    const char *game;
    Moment now;
    Store *store;
    StoreAnswer answer;
    if (take_game(task, &game))
        return EXIT_USAGE;
    if (task->first < task->last)
        return complain_rest(task);
    store = open_games();
    find_moment(&now);
    answer = list_outcomes(store, game, count_outcome, &tallies);
    settle_tallies(&tallies, now.day);
    if (!answer) {
        page_all(&page, &tallies, game, now.day, &task->options);
        print_page(&page);
    }
    free_tallies(&tallies);
    return close_answered(store, answer);
}

void page_streak(Page *page, Store *store, const char *game, const char *today)
{
    Tallies tallies = {NULL, 0, 0, NULL};
    const Tally *tally;
    list_outcomes(store, game, count_outcome, &tallies);
    settle_tallies(&tallies, today);
    tally = find_tally(&tallies, OF_GAME, game, "");
    if (tally && tally->any_dailies.most) {
        page_format(page, "days in a row %llu, at most %llu",
                    tally->dailies.now, tally->dailies.most);
        if (tally->any_dailies.most != tally->dailies.most ||
            tally->any_dailies.now != tally->dailies.now)
            page_format(page, "; with help %llu, at most %llu",
                        tally->any_dailies.now, tally->any_dailies.most);
    }
    free_tallies(&tallies);
}

/* ---------------------------------------------------------------- scores */

static void page_ranked(Page *page, Scores *scores, const Options *options)
{
    settle_scores(scores);
    if (options->json)
        page_scores_json(page, scores);
    else if (options->csv)
        page_scores_csv(page, scores);
    else if (scores->count) {
        page_text(page, page->used ? "\n" : "");
        page_scores(page, scores);
    }
}

static StoreAnswer page_list(Page *page, Store *store, const char *game,
                             const char *variant, const Options *options,
                             int assisted)
{
    Scores scores;
    StoreAnswer answer;
    start_scores(&scores, game, variant,
                 options->json || options->csv ? ALL_SCORES : SHOWN_SCORES);
    scores.assisted = assisted;
    answer = list_outcomes(store, game, rank_outcome, &scores);
    if (!answer)
        page_ranked(page, &scores, options);
    free_scores(&scores);
    return answer;
}

/* Those who played alone, then those who had help. */
static StoreAnswer page_scores_of(Page *page, Store *store, const char *game,
                                  const char *variant, const Options *options)
{
    const StoreAnswer answer =
        page_list(page, store, game, variant, options, 0);
    return answer ? answer : page_list(page, store, game, variant, options, 1);
}

static StoreAnswer page_every_game(Page *page, Store *store,
                                   const Options *options)
{
    StoreAnswer answer = STORE_FINE;
    u8 i;
    for (i = 0; i < game_count && !answer; i++)
        answer = page_scores_of(page, store, games[i]->name, NULL, options);
    return answer;
}

/* "scores kulki lines98": either may be left out. */
int run_scores(Task *task)
{
    Page page = {NULL, 0, 0};
    Page variant = {NULL, 0, 0};
    const char *game;
    Store *store;
    StoreAnswer answer;
    int result = take_game(task, &game);
    if (!result && game) {
        start_choice(&task->choice, task->choice.game);
        result = read_words(task);
    } else if (!result && task->first < task->last) {
        result = complain_rest(task);
    }
    if (result)
        return result;
    if (task->choice.has_variant)
        page_variant(&variant, task->choice.game, task->choice.variant);
    store = open_games();
    answer =
        game ? page_scores_of(&page, store, game, variant.text, &task->options)
             : page_every_game(&page, store, &task->options);
    if (!answer && !page.used && !task->options.json && !task->options.csv)
        page_text(&page, "No game has been brought to its end yet\n");
    page_put(&page, "", 0);
    print_page(&page);
    page_free(&variant);
    return close_answered(store, answer);
}
