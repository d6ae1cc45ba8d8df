/* SPDX-License-Identifier: MIT */
/* The puzzles of a day: one of a game to play, or how all of them stand. */
#include "session/daily.h"
#include "command/command.h"
#include "daily_result.h"
#include "host/clock.h"
#include "rules/games.h"
#include "table/own_store.h"

static void page_state(Page *page, Store *store, const char *game,
                       const char *date)
{
    long long id;
    if (page_finished(page, store, game, date))
        return;
    if (find_kept_daily(store, game, date, &id) == STORE_FINE)
        page_format(page, "begun: game #%lld", id);
    else
        page_text(page, "not begun");
}

static void page_day(Page *page, Store *store, const char *date,
                     const char *today)
{
    u8 i;
    page_format(page, "The daily puzzles of %s\n\n", date);
    for (i = 0; i < game_count; i++) {
        Page words = {NULL, 0, 0};
        page_state(&words, store, games[i]->name, date);
        page_format(page, "  %-9s %-36s ", games[i]->name, words.text);
        page_streak(page, store, games[i]->name, today);
        page_line(page);
        page_free(&words);
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
    alien = alien_option(&task->options, FOR_NOTHING);
    if (!task->choice.game && alien)
        return complain("--%s needs a game: quadrille daily GAME --%s",
                        alien->name, alien->name);
    if (!task->choice.game)
        return list_day(any.date);
    task->choice = any;
    return run_play(task);
}
