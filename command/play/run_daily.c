/* SPDX-License-Identifier: MIT */
/* Plays a daily puzzle, or lists the results of all. */
#include "run_daily.h"

#include "host/clock.h"
#include "rules/games.h"
#include "session/daily.h"
#include "table/own_store.h"
#include "table/today.h"

static int list_day(const char *date)
{
    Store *store = open_games();
    Page page = PAGE_EMPTY;
    int result = EXIT_DONE;
    StoreAnswer answer;
    Moment now;
    clock_now(&now);
    answer = page_dailies(&page, store, date, now.day);
    page_text(&page,
              _("\n'quadrille daily GAME' plays one; add a date for that "
                "day's puzzle.\n"));
    if (answer) {
        page_free(&page);
        result = complain_store(store, answer);
    } else {
        print_page(&page);
    }
    store_close(store);
    return result;
}

/* Reads "daily freecell 2026-11-20"; both arguments are optional. */
int read_daily_request(DailyRequest *request, CommandLine *line)
{
    const char *date;
    const Option *alien;
    Choice *choice = &request->play.start.choice;
    Fault fault;
    request->game = game_of(line);
    if (request->game)
        (void)next_word(line);
    date = next_word(line);
    if (!date)
        date = "today";
    if (line->first < line->last)
        return complain_unexpected(line->arguments[line->first], "daily");
    choice_start(choice, request->game ? request->game : games[0]);
    if (choice_set_daily(choice, date, &fault))
        return complain_fault("daily", date, &fault);
    if (request->game)
        return read_play_request(&request->play, line);
    alien = alien_option(&line->options, FOR_NOTHING);
    return alien ? complain(
                       _("--%1$s needs a game: quadrille daily GAME --%1$s"),
                       alien->name)
                 : EXIT_DONE;
}

int run_daily(CommandLine *line)
{
    DailyRequest request;
    const int result = read_daily_request(&request, line);
    return result         ? result
           : request.game ? play_request(&request.play)
                          : list_day(request.play.start.choice.date);
}
