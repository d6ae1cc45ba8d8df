/* SPDX-License-Identifier: MIT */
/* Plays a daily puzzle, or lists the results of all. */
#include "run_daily.h"

#include "host/clock.h"
#include "rules/games.h"
#include "session/daily.h"
#include "table/own_store.h"
#include "table/today.h"
#include "terminal.h"

static int list_day(const char *date, const Options *options)
{
    const int is_spoken = terminal_speaks(options);
    Store *store = own_store_open();
    Page page = PAGE_EMPTY;
    int result = EXIT_DONE;
    StoreAnswer answer;
    Moment now;
    clock_now(&now);
    answer = dailies_page(&page, store, date, now.day, is_spoken);
    page_text(&page, is_spoken ? "" : "\n");
    page_text(&page, _("'quadrille daily GAME' plays one; add a date for that "
                       "day's puzzle.\n"));
    if (answer) {
        page_free(&page);
        result = saved_complain_store(store, answer);
    } else {
        host_print_page(&page);
    }
    store_close(store);
    return result;
}

/* Reads "daily freecell 2026-11-20"; both arguments are optional. */
int play_read_daily_request(DailyRequest *request, CommandLine *line)
{
    const char *date;
    const Option *alien;
    Choice *choice = &request->play.start.choice;
    Fault fault;
    request->game = command_line_game(line);
    if (request->game)
        (void)command_line_next_word(line);
    date = command_line_next_word(line);
    if (!date)
        date = "today";
    if (line->first < line->last)
        return complain_unexpected(line->arguments[line->first], "daily");
    choice_start(choice, request->game ? request->game : games[0]);
    if (choice_set_daily(choice, date, &fault))
        return saved_file_complain_fault("daily", date, &fault);
    if (request->game)
        return play_read_request(&request->play, line);
    alien = option_find_alien(&line->options, FOR(TODAY));
    return alien ? complain(
                       _("--%1$s needs a game: quadrille daily GAME --%1$s"),
                       alien->name)
                 : EXIT_DONE;
}

int run_daily(CommandLine *line)
{
    DailyRequest request;
    const int result = play_read_daily_request(&request, line);
    return result ? result
           : request.game
               ? play_request(&request.play)
               : list_day(request.play.start.choice.date, &line->options);
}
