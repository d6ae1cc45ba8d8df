/* SPDX-License-Identifier: MIT */
/* Prints statistics, plots and best games. */
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "command/play/start_session.h"
#include "command/play/terminal.h"
#include "front/line/line.h"
#include "host/clock.h"
#include "rules/games.h"
#include "statistics/averages.h"
#include "statistics/measure.h"
#include "statistics/statistics_page.h"
#include "table/own_store.h"

/* Text and plots for people, or data for programs. */
typedef enum Format { AS_WORDS, AS_JSON, AS_CSV } Format;

typedef struct StatsRequest {
    const char *game; /* NULL for all */
    Format format;
    int days;
    ScreenRequest screen;
} StatsRequest;

typedef struct ScoresRequest {
    const char *game;    /* NULL for all */
    const char *variant; /* NULL for all */
    Format format;
} ScoresRequest;

static Format format_of(const Options *options)
{
    return options->json ? AS_JSON : options->csv ? AS_CSV : AS_WORDS;
}

enum { SHOWN_SCORES = 10, ALL_SCORES = 1 << 20 };

/* ----------------------------------------------------------------- plots */

static void find_paper(PlotPaper *paper, const ScreenRequest *screen)
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

/* Writes the games per day and, for a single game, its own plots. */
static void page_plots(Page *page, const Tallies *tallies,
                       const StatsRequest *request, const char *today)
{
    u32 ago[CALENDAR_DAYS];
    PlotPaper paper;
    size_t i;
    if (!tallies->count)
        return;
    find_paper(&paper, &request->screen);
    for (i = 0; request->game && i < tallies->count; i++)
        if (tallies->list[i]->part == OF_GAME)
            page_tally_plots(page, &paper, tallies->list[i],
                             title_of(tallies->list[i]->game));
    tallies_count_days(tallies, today, ago, CALENDAR_DAYS);
    page_text(page, _("\nGames per day\n\n"));
    plot_calendar(page, &paper, ago, today);
}

/* ------------------------------------------------------------ statistics */

/* Reads the optional argument; complains if it isn't a game. */
static int take_game(CommandLine *line)
{
    const char *word = next_word(line);
    if (!word)
        return EXIT_DONE;
    line->game = games_find(word);
    return line->game ? EXIT_DONE : complain(_("unknown game '%s'"), word);
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
    clock_now(&now);
    answer = outcomes_list(store, request->game, tallies_count, &tallies);
    tallies_settle(&tallies, now.day);
    if (!answer) {
        page_all(&page, &tallies, request, now.day);
        print_page(&page);
    }
    tallies_free(&tallies);
    return close_answered(store, answer);
}

static int read_stats_request(StatsRequest *request, CommandLine *line)
{
    const int result = take_game(line);
    request->game = line->game ? line->game->name : NULL;
    request->format = format_of(&line->options);
    request->days = line->options.days;
    read_screen_request(&request->screen, &line->options);
    return result;
}

int run_stats(CommandLine *line)
{
    StatsRequest request;
    const int result = read_stats_request(&request, line);
    return result ? result : print_stats(&request);
}

/* ---------------------------------------------------------------- scores */

static void page_ranked(Page *page, Scores *scores, Format format)
{
    scores_settle(scores);
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
    scores_start(&scores, game, request->variant,
                 request->format == AS_WORDS ? SHOWN_SCORES : ALL_SCORES);
    scores.assisted = assisted;
    answer = outcomes_list(store, game, scores_rank, &scores);
    if (!answer)
        page_ranked(page, &scores, request->format);
    scores_free(&scores);
    return answer;
}

/* Writes games played without help, then those played with it. */
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
    for (i = 0; i < games_count && !answer; i++)
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
        page_text(&page, _("No finished games yet.\n"));
    page_put(&page, "", 0);
    print_page(&page);
    return close_answered(store, answer);
}

/* Reads "scores kulki lines98"; both arguments are optional. */
static int read_scores_request(ScoresRequest *request, Page *variant,
                               CommandLine *line)
{
    Choice choice;
    int result = take_game(line);
    if (!result && line->game) {
        choice_start(&choice, line->game);
        result = read_start_choice(&choice, line);
        if (choice.has_variant)
            page_variant(variant, choice.game, choice.variant);
    }
    request->game = line->game ? line->game->name : NULL;
    request->variant = variant->text;
    request->format = format_of(&line->options);
    return result;
}

int run_scores(CommandLine *line)
{
    ScoresRequest request;
    Page variant = {NULL, 0, 0};
    int result = read_scores_request(&request, &variant, line);
    if (!result)
        result = print_scores(&request);
    page_free(&variant);
    return result;
}
