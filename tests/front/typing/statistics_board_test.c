/* SPDX-License-Identifier: MIT */
/* Tests the statistics on the full screen: figures, bars, charts and lists in
   several sizes. */
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "front/tui/dialogs/statistics_board.h"
#include "host/host.h"
#include "rules/games.h"
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
    StatisticsBoard board = {.rows = 0};
    Page whole = PAGE_EMPTY;
    const char *end;
    Store *store = open_forty();
    int i;
    statistics_board_fill(&board, store, game, NULL, &screen);
    canvas_page(&whole, &board.sheet);
    for (i = 0, end = whole.text; i < board.rows; i++)
        end = strchr(end, '\n') + 1;
    page_format(page, "---- %s, %d columns\n%.*s", game ? game->name : "all",
                width, (int)(end - whole.text), whole.text);
    page_free(&whole);
    statistics_board_free(&board);
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
    assert_true(has(page.text, "Best games: 4cells"));
    assert_true(has(page.text, "52%"));
    assert_true(has(page.text, "21 of 40 games"));
    page_free(&page);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(boards_are_drawn_in_each_size),
        cmocka_unit_test(the_large_figures_are_those_of_the_kind_played_most)};
    return cmocka_run_group_tests_name("statistics_board", tests, NULL, NULL);
}
