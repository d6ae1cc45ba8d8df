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
#include "rules/games.h"
#include "statistics/averages.h"
#include "statistics/measure.h"
#include "statistics/statistics_page.h"
#include "table/own_store.h"

/* Words and plots, or what programs read. */
typedef enum Format { AS_WORDS, AS_JSON, AS_CSV } Format;

typedef struct StatsRequest {
    const char *game; /* NULL: all */
    Format format;
    int days;
    ScreenRequest screen;
} StatsRequest;

typedef struct ScoresRequest {
    const char *game;    /* NULL: all */
    const char *variant; /* NULL: all */
    Format format;
} ScoresRequest;

static Format format_of(const Options *options)
{
    return options->json ? AS_JSON : options->csv ? AS_CSV : AS_WORDS;
}

enum { SHOWN_SCORES = 10, ALL_SCORES = 1 << 20 };

/* ----------------------------------------------------------------- plots */

static void find_paper(Paper *paper, const ScreenRequest *screen)
{
    struct winsize size = {0, 0, 0, 0};
    Style style;
    find_style(&style, screen);
    (void)ioctl(STDOUT_FILENO, TIOCGWINSZ, &size);
    paper->ascii = style.ascii;
    paper->width = size.ws_col && size.ws_col < 80 ? size.ws_col : 80;
    if (paper->width < PAPER_LEAST)
        paper->width = PAPER_LEAST;
}

/* The games a day; and when it is one game that was asked for, its own. */
static void page_plots(Page *page, const Tallies *tallies,
                       const StatsRequest *request, const char *today)
{
    u32 ago[CALENDAR_DAYS];
    Paper paper;
    size_t i;
    if (!tallies->count)
        return;
    find_paper(&paper, &request->screen);
    for (i = 0; request->game && i < tallies->count; i++)
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

static void page_all(Page *page, const Tallies *tallies,
                     const StatsRequest *request, const char *today)
{
    static void (*const pages[][3])(Page * page, const Tallies *tallies) = {
        {page_stats, page_stats_json, page_stats_csv},
        {page_days, page_days_json, page_days_csv}};
    pages[request->days][request->format](page, tallies);
    if (!request->days && request->format == AS_WORDS) {
        page_averages(page, tallies);
        page_plots(page, tallies, request, today);
    }
    page_put(page, "", 0);
}

static int print_stats(const StatsRequest *request)
{
    Tallies tallies = {NULL, 0, 0, NULL};
    Page page = {NULL, 0, 0};
    Store *store = open_games();
    StoreAnswer answer;
    Moment now;
    find_moment(&now);
    answer = list_outcomes(store, request->game, count_outcome, &tallies);
    settle_tallies(&tallies, now.day);
    if (!answer) {
        page_all(&page, &tallies, request, now.day);
        print_page(&page);
    }
    free_tallies(&tallies);
    return close_answered(store, answer);
}

int run_stats(Task *task)
{
    StatsRequest request;
    if (take_game(task, &request.game))
        return EXIT_USAGE;
    if (task->first < task->last)
        return complain_rest(task);
    request.format = format_of(&task->options);
    request.days = task->options.days;
    read_screen_request(&request.screen, &task->options);
    return print_stats(&request);
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

static void page_ranked(Page *page, Scores *scores, Format format)
{
    settle_scores(scores);
    if (format == AS_JSON)
        page_scores_json(page, scores);
    else if (format == AS_CSV)
        page_scores_csv(page, scores);
    else if (scores->count) {
        page_text(page, page->used ? "\n" : "");
        page_scores(page, scores);
    }
}

static StoreAnswer page_list(Page *page, Store *store,
                             const ScoresRequest *request, const char *game,
                             int assisted)
{
    Scores scores;
    StoreAnswer answer;
    start_scores(&scores, game, request->variant,
                 request->format == AS_WORDS ? SHOWN_SCORES : ALL_SCORES);
    scores.assisted = assisted;
    answer = list_outcomes(store, game, rank_outcome, &scores);
    if (!answer)
        page_ranked(page, &scores, request->format);
    free_scores(&scores);
    return answer;
}

/* Those who played alone, then those who had help. */
static StoreAnswer page_scores_of(Page *page, Store *store,
                                  const ScoresRequest *request,
                                  const char *game)
{
    const StoreAnswer answer = page_list(page, store, request, game, 0);
    return answer ? answer : page_list(page, store, request, game, 1);
}

static StoreAnswer page_every_game(Page *page, Store *store,
                                   const ScoresRequest *request)
{
    StoreAnswer answer = STORE_FINE;
    u8 i;
    for (i = 0; i < game_count && !answer; i++)
        answer = page_scores_of(page, store, request, games[i]->name);
    return answer;
}

static int print_scores(const ScoresRequest *request)
{
    Page page = {NULL, 0, 0};
    Store *store = open_games();
    const StoreAnswer answer =
        request->game ? page_scores_of(&page, store, request, request->game)
                      : page_every_game(&page, store, request);
    if (!answer && !page.used && request->format == AS_WORDS)
        page_text(&page, "No game has been brought to its end yet\n");
    page_put(&page, "", 0);
    print_page(&page);
    return close_answered(store, answer);
}

/* "scores kulki lines98": either may be left out. */
int run_scores(Task *task)
{
    ScoresRequest request;
    Page variant = {NULL, 0, 0};
    int result = take_game(task, &request.game);
    if (!result && request.game) {
        start_choice(&task->choice, task->choice.game);
        result = read_words(task);
    } else if (!result && task->first < task->last) {
        result = complain_rest(task);
    }
    if (result)
        return result;
    if (task->choice.has_variant)
        page_variant(&variant, task->choice.game, task->choice.variant);
    request.variant = variant.text;
    request.format = format_of(&task->options);
    result = print_scores(&request);
    page_free(&variant);
    return result;
}
