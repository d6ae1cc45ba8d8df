/* SPDX-License-Identifier: MIT */
/* The puzzles of a day: one of a game to play, or how all of them stand. */
#include <string.h>

#include "command/command.h"
#include "host/clock.h"
#include "host/paths.h"
#include "rules/games.h"
#include "session/daily.h"

/* How one day's puzzle stands; of two games of it the first that was brought
   to an end counts. */
typedef struct Day {
    const char *game, *date;
    Page words;
    int done;
} Day;

static void see_ended(void *own, const Outcome *outcome)
{
    Day *day = own;
    if (strcmp(outcome->date, day->date) != 0 || day->done ||
        outcome->status == GOING)
        return;
    day->done = 1;
    page_format(&day->words, "%s, moves %lu, score %lu",
                status_names[outcome->status], (unsigned long)outcome->moves,
                (unsigned long)outcome->score);
    if (outcome->clock) {
        page_text(&day->words, ", ");
        page_clock(&day->words, outcome->clock);
    }
    if (outcome->hints)
        page_text(&day->words, ", with help");
}

int page_finished(Page *page, Store *store, const char *game, const char *date)
{
    Day day = {game, date, {NULL, 0, 0}, 0};
    list_outcomes(store, game, see_ended, &day);
    if (day.done)
        page_text(page, day.words.text);
    page_free(&day.words);
    return day.done;
}

static void find_words(Store *store, Day *day)
{
    long long id;
    list_outcomes(store, day->game, see_ended, day);
    if (day->done)
        return;
    if (find_kept_daily(store, day->game, day->date, &id) == STORE_FINE)
        page_format(&day->words, "begun: game #%lld", id);
    else
        page_text(&day->words, "not begun");
}

static void page_day(Page *page, Store *store, const char *date,
                     const char *today)
{
    u8 i;
    page_format(page, "The daily puzzles of %s\n\n", date);
    for (i = 0; i < game_count; i++) {
        Day day = {games[i]->name, date, {NULL, 0, 0}, 0};
        find_words(store, &day);
        page_format(page, "  %-9s %-36s ", day.game, day.words.text);
        page_streak(page, store, day.game, today);
        page_line(page);
        page_free(&day.words);
    }
    page_text(page, "\n'quadrille daily GAME' plays one; a date behind it, "
                    "that day's\n");
}

static int list_day(const char *date)
{
    Store *store = open_games();
    Page page = {NULL, 0, 0};
    Moment now;
    find_moment(&now);
    page_day(&page, store, *date ? date : now.day, now.day);
    print_page(&page);
    close_store(store);
    return EXIT_DONE;
}

/* "daily freecell 2026-11-20", either word may be left out. */
static int take_words(Task *task, const char **date)
{
    *date = "today";
    if (task->first < task->last) {
        task->choice.game = find_game(task->arguments[task->first]);
        task->first += task->choice.game != NULL;
    }
    if (task->first < task->last)
        *date = task->arguments[task->first++];
    if (task->first < task->last)
        return complain_unexpected(task->arguments[task->first], "daily");
    return EXIT_DONE;
}

int run_daily(Task *task)
{
    const char *date;
    const Option *alien;
    Choice any;
    Fault fault;
    if (take_words(task, &date))
        return EXIT_USAGE;
    start_choice(&any, task->choice.game ? task->choice.game : games[0]);
    if (choose_daily(&any, date, &fault))
        return complain_fault("daily", date, &fault);
    alien = alien_option(&task->options, FOR_OTHERS);
    if (!task->choice.game && alien)
        return complain("--%s needs a game: quadrille daily GAME --%s",
                        alien->name, alien->name);
    if (!task->choice.game)
        return list_day(any.date);
    task->choice = any;
    return run_play(task);
}
