/* SPDX-License-Identifier: MIT */
/* Prints statistics and plots. */
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "command/play/terminal.h"
#include "front/line/line.h"
#include "host/clock.h"
#include "records_request.h"
#include "statistics/averages.h"
#include "statistics/measure.h"
#include "statistics/statistics_page.h"
#include "table/kit.h"
#include "table/own_store.h"
#include "table/results_spoken.h"

typedef struct StatsRequest {
    const char *game; /* NULL for all */
    Format format;
    int days;
    int speaks; /* in sentences, without tables and plots */
    ScreenRequest screen;
} StatsRequest;

/* ----------------------------------------------------------------- plots */

static void find_paper(PlotPaper *paper, const ScreenRequest *screen)
{
    struct winsize size = {0, 0, 0, 0};
    Style style;
    terminal_find_style(&style, screen);
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
            measure_page_plots(page, &paper, tallies->list[i],
                               statistics_title_of(tallies->list[i]->game));
    tallies_count_days(tallies, today, ago, CALENDAR_DAYS);
    page_text(page, _("\nGames per day\n\n"));
    calendar_plot(page, &paper, ago, today);
}

/* ------------------------------------------------------------ statistics */

static void page_games(Page *page, const Tallies *tallies)
{
    statistics_page_games(page, tallies, kit_title);
}

static int print_stats(const StatsRequest *request)
{
    static void (*const pages[][3])(Page * page, const Tallies *tallies) = {
        {page_games, statistics_page_games_json, statistics_page_games_csv},
        {statistics_page_days, statistics_page_days_json,
         statistics_page_days_csv}};
    Tallies tallies = {NULL, 0, 0};
    Page page = PAGE_EMPTY;
    Store *store = own_store_open();
    StoreAnswer answer;
    Moment now;
    clock_now(&now);
    answer = outcomes_list(store, request->game, tallies_count, &tallies);
    tallies_settle(&tallies, now.day);
    if (!answer) {
        const int speaks = request->speaks && request->format == AS_WORDS;
        if (speaks)
            results_spoken_games(&page, &tallies);
        else
            pages[request->days][request->format](&page, &tallies);
        if (!request->days && !speaks && request->format == AS_WORDS) {
            averages_page(&page, &tallies);
            page_plots(&page, &tallies, request, now.day);
        }
        page_put(&page, "", 0);
        host_print_page(&page);
    }
    tallies_free(&tallies);
    return saved_close_store(store, answer);
}

int run_stats(CommandLine *line)
{
    StatsRequest request;
    const int result = records_read_game(line);
    request.game = line->game ? line->game->name : NULL;
    request.format = format_of(&line->options);
    request.days = line->options.days;
    request.speaks = terminal_speaks(&line->options) && !request.days;
    terminal_read_request(&request.screen, &line->options);
    return result ? result : print_stats(&request);
}
