/* SPDX-License-Identifier: MIT */
/* Tests what the start screen and line mode tell about the daily puzzles. */
#include <stdio.h>
#include <string.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "rules/games.h"
#include "session/daily.h"
#include "statistics/daily_task.h"
#include "table/today.h"
#include "tests/kit/keeper.h"

enum { SLIDING = 3 };

#define TODAY "2026-11-21"

/* Adds a finished daily puzzle: its number, game, date, the day on which it
   was finished, its status and the hints. */
#define FINISHED(id, game, date, day, status, hints)                          \
    "INSERT INTO outcomes VALUES (" id ", '" game "', '4x4', 'x', '" date     \
    "', 0, '" day "', " id ", " status ", 12, 5, " hints                      \
    ", 0, 65000, '', '', 0, '');"

static void begin_daily(Keeper *keeper)
{
    Intent intent = {.what = INTENT_PLAY};
    Reply reply = {.trace = {NULL, 0, 0}};
    Fault fault;
    assert_int_equal(
        session_deal_daily(&keeper->session, games[SLIDING], TODAY, &fault),
        FINE);
    assert_int_equal(
        games[SLIDING]->list(keeper->session.position, &intent.move, 1) > 0,
        1);
    assert_int_equal(session_do(&keeper->session, &intent, &reply), FINE);
    assert_int_equal(keep(keeper), STORE_FINE);
}

static void read_day(const char *path, Today *today)
{
    Keeper keeper;
    open_keeper(&keeper, path);
    assert_int_equal(today_read(today, keeper.store, TODAY, TODAY),
                     STORE_FINE);
    close_keeper(&keeper);
}

static void puzzles_are_open_in_progress_or_done(void **state)
{
    const char *path = scratch("states");
    Keeper keeper;
    Today today;
    (void)state;
    remove_store(path);
    open_keeper(&keeper, path);
    assert_int_equal(today_read(&today, keeper.store, TODAY, TODAY),
                     STORE_FINE);
    assert_int_equal(today.dailies[SLIDING].state, DAILY_OPEN);
    today_free(&today);
    begin_daily(&keeper);
    assert_int_equal(today_read(&today, keeper.store, TODAY, TODAY),
                     STORE_FINE);
    assert_int_equal(today.dailies[SLIDING].state, DAILY_BEGUN);
    assert_int_equal(today.dailies[SLIDING].id, keeper.autosave.id);
    assert_int_equal(today.dailies[0].state, DAILY_OPEN);
    today_free(&today);
    assert_int_equal(today_read(&today, keeper.store, "2026-11-20", TODAY),
                     STORE_FINE);
    assert_int_equal(today.dailies[SLIDING].state, DAILY_OPEN);
    today_free(&today);
    close_keeper(&keeper);
    edit_file(path, FINISHED("90", "sliding", TODAY, TODAY, "1", "0"));
    edit_file(path, FINISHED("91", "freecell", TODAY, TODAY, "0", "0"));
    edit_file(path, FINISHED("93", "mahjong", TODAY, TODAY, "2", "0"));
    /* played again, and lost */
    edit_file(path, FINISHED("92", "sliding", TODAY, TODAY, "3", "0"));
    read_day(path, &today);
    assert_int_equal(today.dailies[SLIDING].state, DAILY_DONE);
    assert_int_equal(today.dailies[SLIDING].result.status, WON);
    assert_int_equal(today.dailies[SLIDING].result.clock, 65000);
    /* given up, the second when it was stuck */
    assert_int_equal(today.dailies[2].state, DAILY_OPEN);
    assert_int_equal(today.dailies[1].state, DAILY_OPEN);
    today_free(&today);
}

/* A stuck game can still be undone, or reshuffled. */
static void a_stuck_puzzle_is_in_progress(void **state)
{
    const char *path = scratch("stuck");
    Keeper keeper;
    Today today;
    (void)state;
    remove_store(path);
    open_keeper(&keeper, path);
    begin_daily(&keeper);
    edit_file(path, "UPDATE games SET status = 2");
    assert_int_equal(today_read(&today, keeper.store, TODAY, TODAY),
                     STORE_FINE);
    assert_int_equal(today.dailies[SLIDING].state, DAILY_BEGUN);
    today_free(&today);
    close_keeper(&keeper);
}

/* Its next end won't count, so the puzzle is still to be played, as the list
   of puzzles says. */
static void a_puzzle_that_ended_elsewhere_is_open(void **state)
{
    const char *path = scratch("elsewhere");
    Keeper keeper;
    Today today;
    Page page = PAGE_EMPTY;
    (void)state;
    remove_store(path);
    open_keeper(&keeper, path);
    begin_daily(&keeper);
    edit_file(path, "UPDATE games SET over = 1");
    assert_int_equal(today_read(&today, keeper.store, TODAY, TODAY),
                     STORE_FINE);
    assert_int_equal(today.dailies[SLIDING].state, DAILY_OPEN);
    assert_int_equal(today.dailies[SLIDING].id, 0);
    assert_int_equal(dailies_page(&page, keeper.store, TODAY, TODAY, 0),
                     STORE_FINE);
    assert_non_null(strstr(page.text, "Sliding   not started"));
    page_free(&page);
    today_free(&today);
    close_keeper(&keeper);
}

/* Three days in a row, each with another game, and one of them with help. A
   puzzle finished on a later day doesn't count, nor does one that was lost. */
static void a_streak_counts_days_with_any_puzzle(void **state)
{
    const char *path = scratch("streak");
    Keeper keeper;
    Today today;
    (void)state;
    remove_store(path);
    open_keeper(&keeper, path);
    close_keeper(&keeper);
    edit_file(path, FINISHED("1", "sliding", "2026-11-19", "2026-11-19", "1",
                             "0") FINISHED("2", "freecell", "2026-11-20",
                                           "2026-11-20", "1", "3")
                        FINISHED("3", "kulki", TODAY, TODAY, "3", "0"));
    read_day(path, &today);
    assert_int_equal(today.days.streak.now, 3);
    assert_int_equal(today.days.streak.most, 3);
    assert_int_equal(today.days.without_help, 2);
    today_free(&today);
    edit_file(path, FINISHED("4", "sliding", "2026-11-18", "2026-11-19", "1",
                             "0") FINISHED("5", "freecell", "2026-11-17",
                                           "2026-11-17", "3", "0"));
    read_day(path, &today);
    assert_int_equal(today.days.streak.now, 3);
    today_free(&today);
}

/* Line mode lists all puzzles with what came of them, and one streak of days.
 */
static void the_list_tells_results_and_the_streak(void **state)
{
    const char *path = scratch("list");
    Page page = PAGE_EMPTY;
    Keeper keeper;
    (void)state;
    remove_store(path);
    open_keeper(&keeper, path);
    begin_daily(&keeper);
    close_keeper(&keeper);
    edit_file(path,
              FINISHED("90", "kulki", "2026-11-20", "2026-11-20", "3",
                       "0") FINISHED("91", "kulki", TODAY, TODAY, "3", "2")
                  FINISHED("92", "mahjong", TODAY, TODAY, "2", "0")
                      FINISHED("93", "freecell", TODAY, TODAY, "1", "0")
                          FINISHED("94", "freecell", TODAY, TODAY, "3", "0")
                              FINISHED("95", "sliding", "2026-11-18",
                                       "2026-11-18", "1", "1")
                                  FINISHED("96", "freecell", TODAY, TODAY, "1",
                                           "4"));
    open_keeper(&keeper, path);
    assert_int_equal(dailies_page(&page, keeper.store, TODAY, TODAY, 0),
                     STORE_FINE);
    assert_string_equal(
        page.text,
        "Daily puzzles of 21 November 2026\n\n"
        "  Kulki     5 points with help, 1:05; task done: without undo\n"
        "  Mahjong   not started; task: without help\n"
        "  FreeCell  won in 12 moves, 1:05; task done: without help\n"
        "  Sliding   in progress: game #1; task: without help\n"
        "\n2 days in a row.\n");
    page.used = 0;
    assert_int_equal(dailies_page(&page, keeper.store, TODAY, TODAY, 1),
                     STORE_FINE);
    assert_string_equal(
        page.text,
        "Daily puzzles of 21 November 2026.\n"
        "Kulki: 5 points with help. Time: 1 minute 5 seconds. Task done: "
        "without undo.\n"
        "Mahjong: not started. Task: without help.\n"
        "FreeCell: won in 12 moves. Time: 1 minute 5 seconds. Task done: "
        "without help.\n"
        "Sliding: in progress, game 1. Task: without help.\n"
        "2 days in a row.\n");
    page_free(&page);
    close_keeper(&keeper);
}

static void what_cannot_be_read_is_not_open(void **state)
{
    const char *path = scratch("unread");
    Page page = PAGE_EMPTY;
    Keeper keeper;
    Today today;
    (void)state;
    remove_store(path);
    open_keeper(&keeper, path);
    edit_file(path, "ALTER TABLE outcomes RENAME TO lost");
    assert_int_equal(today_read(&today, keeper.store, TODAY, TODAY),
                     STORE_TROUBLE);
    assert_int_equal(dailies_page(&page, keeper.store, TODAY, TODAY, 0),
                     STORE_TROUBLE);
    assert_null(strstr(page.text, "not started"));
    today_free(&today);
    edit_file(path, "ALTER TABLE lost RENAME TO outcomes;"
                    "ALTER TABLE games RENAME TO lost");
    assert_int_equal(today_read(&today, keeper.store, TODAY, TODAY),
                     STORE_TROUBLE);
    page.used = 0;
    assert_int_equal(dailies_page(&page, keeper.store, TODAY, TODAY, 0),
                     STORE_TROUBLE);
    assert_null(strstr(page.text, "not started"));
    today_free(&today);
    page_free(&page);
    close_keeper(&keeper);
}

static void without_a_store_all_puzzles_are_open(void **state)
{
    Today today;
    u8 i;
    (void)state;
    assert_int_equal(today_read(&today, NULL, TODAY, TODAY), STORE_FINE);
    for (i = 0; i < games_count; i++)
        assert_int_equal(today.dailies[i].state, DAILY_OPEN);
    assert_int_equal(today.days.streak.now, 0);
    today_free(&today);
}

/* A puzzle that is caught up on is marked as such and continues no streak. One
   in time counts rather than that, and the streak without help is counted
   beside the other. */
static void what_is_caught_up_is_marked(void **state)
{
    const char *path = scratch("caught");
    Page page = PAGE_EMPTY;
    Keeper keeper;
    (void)state;
    remove_store(path);
    open_keeper(&keeper, path);
    close_keeper(&keeper);
    edit_file(
        path,
        FINISHED("1", "sliding", "2026-11-18", TODAY, "1", "0")
            FINISHED("2", "freecell", "2026-11-19", "2026-11-19", "1", "0")
                FINISHED("3", "sliding", "2026-11-20", "2026-11-20", "1",
                         "0") FINISHED("4", "sliding", TODAY, TODAY, "1", "2")
                    FINISHED("5", "sliding", TODAY, "2026-11-22", "1", "0"));
    open_keeper(&keeper, path);
    assert_int_equal(
        dailies_page(&page, keeper.store, "2026-11-18", "2026-11-22", 0),
        STORE_FINE);
    assert_non_null(strstr(
        page.text,
        "  Sliding   won in 5 moves, 1:05 (caught up); task done: in at most "
        "130 moves\n\n3 days in "
        "a row, 2 of them without help.\n"));
    page.used = 0;
    assert_int_equal(dailies_page(&page, keeper.store, TODAY, "2026-11-22", 0),
                     STORE_FINE);
    assert_non_null(
        strstr(page.text, "Sliding   won in 5 moves with help, 1:05;"));
    page_free(&page);
    close_keeper(&keeper);
}

/* The end of a day has its results, as they are shared, and the time until the
   next puzzles. */
static void a_day_on_which_all_is_done_is_closed(void **state)
{
    const char *path = scratch("closing");
    const Moment now = {.seconds = 1795262400, .day = TODAY};
    Page page = PAGE_EMPTY;
    Keeper keeper;
    Today today;
    (void)state;
    remove_store(path);
    open_keeper(&keeper, path);
    close_keeper(&keeper);
    edit_file(path, FINISHED("1", "kulki", TODAY, TODAY, "3", "0")
                        FINISHED("2", "mahjong", TODAY, TODAY, "1", "1")
                            FINISHED("3", "freecell", TODAY, TODAY, "1", "0"));
    read_day(path, &today);
    today_page_count(&page, &today, TODAY, TODAY);
    assert_string_equal(page.text, "3 of today's 4 puzzles are done.\n");
    today_free(&today);
    edit_file(path, FINISHED("4", "sliding", TODAY, TODAY, "1", "0"));
    read_day(path, &today);
    page.used = 0;
    today_page_closing(&page, &today, TODAY, &now, 0);
    assert_non_null(strstr(page.text,
                           "All 4 of today's puzzles are done.\n\n"
                           "Quadrille, 21 November 2026: all 4 daily puzzles\n"
                           "Kulki: 5 points, 1:05, task done\n"
                           "Mahjong solitaire: 12 moves with help, 1:05\n"
                           "FreeCell: 12 moves, 1:05, task done\n"
                           "Sliding puzzle: 5 moves, 1:05, task done\n"
                           "1 day in a row\n\nTomorrow's puzzles come in "));
    page.used = 0;
    today_page_closing(&page, &today, TODAY, &now, 1);
    assert_non_null(strstr(page.text, "\u2502 Sliding puzzle             "
                                      "\u2605 \u2502\n\u2502 12 moves, 1:05"));
    today_free(&today);
    page_free(&page);
}

static void a_task_is_judged_by_the_result(void **state)
{
    static const struct {
        DailyTask task;
        DayGame result;
        int is_done;
    } cases[] = {{{TASK_NO_HELP, 0}, {.hints = 1}, 0},
                 {{TASK_NO_HELP, 0}, {.undos = 1}, 1},
                 {{TASK_NO_UNDO, 0}, {.undos = 1}, 0},
                 {{TASK_NO_UNDO, 0}, {.hints = 1}, 1},
                 {{TASK_TIME, 2}, {.clock = 119999}, 1},
                 {{TASK_TIME, 2}, {.clock = 120000}, 0},
                 {{TASK_TIME, 2}, {.clock = 0}, 0},
                 {{TASK_MOVES, 90}, {.moves = 90}, 1},
                 {{TASK_MOVES, 90}, {.moves = 91}, 0},
                 {{TASK_PAR, 41}, {.moves = 41}, 1},
                 {{TASK_PAR, 41}, {.moves = 42}, 0},
                 {{TASK_POINTS, 100}, {.score = 100}, 1},
                 {{TASK_POINTS, 100}, {.score = 99}, 0}};
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(cases); i++)
        assert_int_equal(daily_task_is_done(&cases[i].task, &cases[i].result),
                         cases[i].is_done);
}

/* A day whose task is to use one free cell, with a way that does, and one that
   doesn't. */
#define FRUGAL_DAY "2026-01-22"
#define SAVE_WITH(moves)                                                      \
    "quadrille save 2\ngame freecell 1\nvariant 4cells\nseed 654327\n"        \
    "hints 0\nundos 0\ntime 0\ndaily " FRUGAL_DAY "\nmoves " moves            \
    "\nresult won 52\ndigest 49c4d84ed35163b3\n"
static const char one_cell[] = SAVE_WITH(
    "52 at 52\n"
    "84 68 36 46 38 37 74 7a a7 75 25 28 3h 2h 2h 25 47 58 42 2h 72 57 5h 53\n"
    "45 43 87 54 83 5a 2h 5h a5 25 7h 7h 47 2h 4h 82 6h 3h 73 14 8h 8h 18 14\n"
    "64 16 67 1a");
static const char two_cells[] = SAVE_WITH(
    "48 at 48\n"
    "43 74 27 83 68 36 38 34 34 28 3a 73 78 4h 2h 2h 23 42 38 7b a3 83 5a 5h\n"
    "2h 2h b2 58 45 48 84 86 26 52 8h 68 5h 5h 3h 3h 23 12 16 61 12 16 15 61");

static void add_save(const char *path, const char *id, const char *save)
{
    Page change = PAGE_EMPTY;
    page_format(&change,
                "INSERT INTO outcomes VALUES (%1$s, 'freecell', '4cells', 'x',"
                "'" FRUGAL_DAY "', 0, '" FRUGAL_DAY "', %1$s, 1, 50, 52, 0, 0,"
                "65000, '%2$s', '', 0, '');",
                id, save);
    edit_file(path, change.text);
    page_free(&change);
}

/* Whether the task of the day is done in a store. */
static int is_frugal(const char *path)
{
    Keeper keeper;
    Today today;
    int is_done;
    open_keeper(&keeper, path);
    assert_int_equal(today_read(&today, keeper.store, FRUGAL_DAY, TODAY),
                     STORE_FINE);
    assert_int_equal(today.dailies[2].state, DAILY_DONE);
    is_done = today.dailies[2].result.has_task;
    today_free(&today);
    close_keeper(&keeper);
    return is_done;
}

/* A player may put a card into any cell, as long as it is the only one. What
   can't be replayed fulfils nothing, and a better result takes nothing away.
 */
static void one_free_cell_is_judged_by_the_moves(void **state)
{
    static const char *const missing[] = {two_cells, "not a save"};
    const char *path = scratch("frugal");
    Keeper keeper;
    size_t i;
    (void)state;
    assert_int_equal(daily_task_of(games[2], FRUGAL_DAY).kind, TASK_ONE_CELL);
    for (i = 0; i < COUNT_OF(missing); i++) {
        remove_store(path);
        open_keeper(&keeper, path);
        close_keeper(&keeper);
        add_save(path, "1", missing[i]);
        assert_false(is_frugal(path));
        add_save(path, "2", one_cell);
        assert_true(is_frugal(path));
        add_save(path, "3", two_cells);
        assert_true(is_frugal(path));
    }
}

static void any_free_cell_may_be_the_one(void **state)
{
    const DailyTask task = {TASK_ONE_CELL, 0};
    char save[sizeof one_cell];
    char *at;
    (void)state;
    memcpy(save, one_cell, sizeof save);
    assert_true(daily_task_is_done_in(&task, save));
    for (at = strstr(save, "\n84 "); strncmp(at, "\nresult", 7) != 0; at++)
        if (*at == 'a')
            *at = 'd';
    assert_non_null(strstr(save, "74 7d d7 75"));
    assert_true(daily_task_is_done_in(&task, save));
}

/* Counts how often each kind of task is drawn in 2026. */
static void count_kinds(const Game *game, unsigned *kinds)
{
    char date[DATE_SIZE + 20];
    unsigned month, day;
    for (month = 1; month <= 12; month++)
        for (day = 1; day <= 28; day++) {
            snprintf(date, sizeof date, "2026-%02u-%02u", month, day);
            kinds[daily_task_of(game, date).kind]++;
        }
}

/* It never has two cards in its cells, but moves runs for which one free cell
   is not enough. */
static void longer_runs_need_more_cells(void **state)
{
    static const char save[] =
        "quadrille save 2\ngame freecell 1\nvariant 4cells\nseed 22\n"
        "hints 0\nundos 0\ntime 0\nmoves 42 at 42\n"
        "76 27 21 42 24 32 73 8a 83 23 85 82 42 48 42 43 78 75 a7 17 1a 13 16 "
        "57\n"
        "51 51 57 a7 27 2a 2h 52 45 54 5h 3h 63 6h 62 38 1h 3h\n"
        "result won 52\ndigest 49c4d84ed35163b3\n";
    const DailyTask task = {TASK_ONE_CELL, 0};
    (void)state;
    assert_false(daily_task_is_done_in(&task, save));
}

/* Everybody has the same task, and each kind that a game has comes up often
   enough; one free cell is rarer, because it seldom suffices. */
static void tasks_are_drawn_by_the_date(void **state)
{
    unsigned kinds[TASK_ONE_CELL + 1] = {0};
    unsigned i;
    (void)state;
    count_kinds(games[SLIDING], kinds);
    for (i = 0; i <= TASK_MOVES; i++)
        assert_in_range(kinds[i], 50, 120);
    assert_int_equal(kinds[TASK_POINTS], 0);
    assert_int_equal(kinds[TASK_PAR], 0);
    memset(kinds, 0, sizeof kinds);
    count_kinds(games[2], kinds);
    for (i = 0; i <= TASK_ONE_CELL; i++)
        if (i != TASK_POINTS)
            assert_in_range(kinds[i], 20, 90);
    assert_int_equal(daily_task_of(games[2], "2026-11-23").kind, TASK_NO_UNDO);
    assert_int_equal(daily_task_of(games[0], "2026-11-24").kind, TASK_POINTS);
}

/* A month has its days under their weekdays, with what was finished. */
static void a_month_shows_what_was_finished(void **state)
{
    const char *path = scratch("month");
    Page page = PAGE_EMPTY;
    Keeper keeper;
    (void)state;
    remove_store(path);
    open_keeper(&keeper, path);
    close_keeper(&keeper);
    edit_file(path,
              FINISHED("1", "kulki", TODAY, TODAY, "3", "0")
                  FINISHED("2", "mahjong", TODAY, TODAY, "1", "0")
                      FINISHED("3", "freecell", TODAY, TODAY, "1", "0")
                          FINISHED("4", "sliding", TODAY, TODAY, "1", "0")
                              FINISHED("5", "sliding", "2026-11-01", TODAY,
                                       "1", "0"));
    open_keeper(&keeper, path);
    assert_int_equal(today_page_month(&page, keeper.store, TODAY, TODAY, 0),
                     STORE_FINE);
    assert_string_equal(page.text,
                        "November 2026: 2 of 30 days, 5 tasks done\n\n"
                        "Mo   Tu   We   Th   Fr   Sa   Su\n"
                        "                               1+1\n"
                        " 2    3    4    5    6    7    8\n"
                        " 9   10   11   12   13   14   15\n"
                        "16   17   18   19   20   21 \u2713 22\n"
                        "23   24   25   26   27   28   29\n"
                        "30\n"
                        "\n+ caught up later\n"
                        "\n1 day in a row.\n");
    page_free(&page);
    close_keeper(&keeper);
}

/* Who listens is told the days that have something, and those up to today that
   can be caught up on. */
static void a_month_can_be_listened_to(void **state)
{
    const char *path = scratch("spoken");
    Page page = PAGE_EMPTY;
    Keeper keeper;
    (void)state;
    remove_store(path);
    open_keeper(&keeper, path);
    close_keeper(&keeper);
    edit_file(path,
              FINISHED("1", "kulki", "2026-11-02", "2026-11-02", "3", "0")
                  FINISHED("2", "mahjong", "2026-11-04", TODAY, "1", "0")
                      FINISHED("3", "freecell", "2026-11-20", "2026-11-20",
                               "1", "0") FINISHED("4", "sliding", "2026-11-20",
                                                  "2026-11-20", "1", "0"));
    open_keeper(&keeper, path);
    assert_int_equal(today_page_month(&page, keeper.store, TODAY, TODAY, 1),
                     STORE_FINE);
    assert_string_equal(page.text,
                        "November 2026: 3 of 30 days, 4 tasks done.\n"
                        "2 November 2026: 1 of 4 puzzles.\n"
                        "4 November 2026: 1 of 4 puzzles, 1 caught up later.\n"
                        "20 November 2026: 2 of 4 puzzles.\n"
                        "Days without a finished puzzle: 1, 3, 5 to 19, 21.\n"
                        "1 day in a row.\n");
    page.used = 0;
    assert_int_equal(
        today_page_month(&page, keeper.store, "2026-12-01", TODAY, 1),
        STORE_FINE);
    assert_string_equal(page.text, "December 2026: 0 of 31 days.\n"
                                   "1 day in a row.\n");
    page_free(&page);
    close_keeper(&keeper);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(puzzles_are_open_in_progress_or_done),
        cmocka_unit_test(a_stuck_puzzle_is_in_progress),
        cmocka_unit_test(a_puzzle_that_ended_elsewhere_is_open),
        cmocka_unit_test(a_streak_counts_days_with_any_puzzle),
        cmocka_unit_test(the_list_tells_results_and_the_streak),
        cmocka_unit_test(what_is_caught_up_is_marked),
        cmocka_unit_test(a_day_on_which_all_is_done_is_closed),
        cmocka_unit_test(a_task_is_judged_by_the_result),
        cmocka_unit_test(one_free_cell_is_judged_by_the_moves),
        cmocka_unit_test(any_free_cell_may_be_the_one),
        cmocka_unit_test(longer_runs_need_more_cells),
        cmocka_unit_test(tasks_are_drawn_by_the_date),
        cmocka_unit_test(a_month_shows_what_was_finished),
        cmocka_unit_test(a_month_can_be_listened_to),
        cmocka_unit_test(what_cannot_be_read_is_not_open),
        cmocka_unit_test(without_a_store_all_puzzles_are_open),
    };
    return cmocka_run_group_tests_name("daily puzzles", tests, NULL, NULL);
}
