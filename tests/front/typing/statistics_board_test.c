/* SPDX-License-Identifier: MIT */
/* Tests the statistics on the full screen: figures, bars, charts and lists in
   several sizes. */
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "front/tui/dialogs/statistics_board.h"
#include "host/host.h"
#include "rules/games.h"
#include "store/store_inside.h"
#include "tests/kit/drawn.h"
#include "tests/kit/keeper.h"

/* The calendar goes by this clock: 21 September 2026. */
time_t time(time_t *also)
{
    const time_t now = 1790000000;
    if (also)
        *also = now;
    return now;
}

/* Forty games, of which every third was lost, every fifth had help, and the
   others get better. */
#define FORTY(from, game, variant, status)                                    \
    "WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n"          \
    " WHERE i < 39) INSERT INTO outcomes SELECT i + " from ", '" game         \
    "', '" variant "', i + 100, '', 0, date('2026-08-12', i || ' days'),"     \
    " 1780000000 + 86400 * i, " status ", 140 - i * i % 40 - i, 10 + i * 7,"  \
    " i % 5 = 0, 0, 90000 - 1000 * i, '', '', 0, '' FROM n;"

static Store *open_forty(void)
{
    const char *path = scratch("board");
    remove_store(path);
    make_store(path, 3);
    edit_file(path, FORTY("1000", "freecell", "4cells", "i % 3 > 0")
                        FORTY("2000", "kulki", "lines98", "3")
                            FORTY("3000", "sliding", "4x4", "1"));
    return store_open(&malloc_host, path);
}

static void board_page(Page *page, const Game *game, int width, int ascii)
{
    const Canvas screen = {.width = width, .height = 24, .ascii = ascii};
    StatisticsSource source;
    StatisticsBoard board = {.rows = 0};
    Page whole = PAGE_EMPTY;
    const char *end;
    Store *store = open_forty();
    int i;
    statistics_source_read(&source, store);
    statistics_board_fill(&board, &source, game, NULL, &screen);
    canvas_page(&whole, &board.sheet);
    for (i = 0, end = whole.text; i < board.rows; i++)
        end = strchr(end, '\n') + 1;
    page_format(page, "---- %s, %d columns\n%.*s", game ? game->name : "all",
                width, (int)(end - whole.text), whole.text);
    page_free(&whole);
    statistics_board_free(&board);
    statistics_source_free(&source);
    store_close(store);
}

static void boards_are_drawn_in_each_size(void **state)
{
    Page page = PAGE_EMPTY;
    u8 i;
    (void)state;
    for (i = 0; i < games_count; i++)
        board_page(&page, games[i], 80, 0);
    board_page(&page, NULL, 80, 0);
    board_page(&page, games_find("freecell"), 132, 0);
    board_page(&page, games_find("freecell"), 40, 0);
    board_page(&page, games_find("freecell"), 40, 1);
    board_page(&page, NULL, 40, 0);
    assert_drawn(&page, "screens/statistics.txt");
}

static int has(const char *text, const char *words)
{
    return strstr(text, words) != NULL;
}

static void the_large_figures_are_those_of_the_kind_played_most(void **state)
{
    Page page = PAGE_EMPTY;
    (void)state;
    board_page(&page, games_find("freecell"), 80, 1);
    assert_true(has(page.text, "Best games: four cells"));
    assert_true(has(page.text, "52%"));
    assert_true(has(page.text, "21 of 40 games"));
    page_free(&page);
}

/* ------------------------------------------------------------- one reading */

static int readings;

static int count_reading(unsigned kind, void *own, void *statement, void *text)
{
    (void)kind;
    (void)own;
    (void)text;
    readings += strstr(sqlite3_sql(statement), " FROM outcomes") != NULL;
    return 0;
}

static void all_pages_show_what_was_read_once(void **state)
{
    const Canvas screen = {.width = 80, .height = 24};
    StatisticsSource source;
    Store *store = open_forty();
    int i;
    (void)state;
    readings = 0;
    sqlite3_trace_v2(store->base, SQLITE_TRACE_STMT, count_reading, NULL);
    statistics_source_read(&source, store);
    for (i = -1; i < games_count; i++) {
        StatisticsBoard board = {.rows = 0};
        statistics_board_fill(&board, &source, i < 0 ? NULL : games[i], NULL,
                              &screen);
        assert_true(board.rows > 0);
        statistics_board_free(&board);
    }
    assert_int_equal(readings, 1);
    statistics_source_free(&source);
    store_close(store);
}

/* ----------------------------------------------------------------- players */

static void page_freecell(Page *page, const StatisticsSource *source)
{
    const Canvas screen = {.width = 80, .height = 24, .ascii = 1};
    StatisticsBoard board = {.rows = 0};
    statistics_board_fill(&board, source, games_find("freecell"), NULL,
                          &screen);
    page->used = 0;
    canvas_page(page, &board.sheet);
    statistics_board_free(&board);
}

static void one_player_or_everybody_is_shown(void **state)
{
    StatisticsSource source;
    Store *store = open_forty();
    Page page = PAGE_EMPTY;
    (void)state;
    store_close(store);
    edit_file(scratch("board"),
              "UPDATE outcomes SET player = iif(id % 4, 'Ben', 'Anna')");
    store = store_open(&malloc_host, scratch("board"));
    players_play_as(store, "Anna");
    statistics_source_read(&source, store);
    assert_string_equal(players_shown(store), "Anna");
    page_freecell(&page, &source);
    assert_true(has(page.text, " of 10 games"));
    assert_false(has(page.text, "Ben"));
    source.player = NULL;
    page_freecell(&page, &source);
    assert_true(has(page.text, "21 of 40 games"));
    assert_true(has(page.text, "  Ben"));
    source.player = "Ben";
    page_freecell(&page, &source);
    assert_true(has(page.text, " of 30 games"));
    statistics_source_free(&source);
    page_free(&page);
    store_close(store);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(boards_are_drawn_in_each_size),
        cmocka_unit_test(the_large_figures_are_those_of_the_kind_played_most),
        cmocka_unit_test(all_pages_show_what_was_read_once),
        cmocka_unit_test(one_player_or_everybody_is_shown),
    };
    return cmocka_run_group_tests_name("statistics_board", tests, NULL, NULL);
}
