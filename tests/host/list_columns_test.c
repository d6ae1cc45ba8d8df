/* SPDX-License-Identifier: MIT */
/* Tests lists in columns: whatever is in them, the figures stand below each
   other, and each row fits. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "host/list_columns.h"

static const ListColumns games = {.list = {{LIST_COLUMN_RIGHT, 0},
                                           {LIST_COLUMN_CUT, 0},
                                           {LIST_COLUMN_CUT, 2},
                                           {LIST_COLUMN_RIGHT, 0},
                                           {LIST_COLUMN_LEFT, 3}},
                                  .count = 5,
                                  .gap = 2,
                                  .least = 10};

static void assert_columns(const char *rows, int width, const char *lines)
{
    Page page = PAGE_EMPTY;
    list_columns_page(&page, &games, rows, width);
    assert_string_equal(page.text, lines);
    page_free(&page);
}

static void columns_are_as_wide_as_what_is_shown(void **state)
{
    (void)state;
    assert_columns("#1\tFreeCell 617\tevening\tmove 1\t34 min ago\n"
                   "#12\tKulki\t\tmove 12\tjust now\n",
                   79,
                   " #1  FreeCell 617  evening   move 1  34 min ago\n"
                   "#12  Kulki                  move 12  just now\n");
    /* A column without text takes no room. */
    assert_columns("#1\tFreeCell 617\t\tmove 1\t34 min ago\n", 79,
                   "#1  FreeCell 617  move 1  34 min ago\n");
    assert_columns("", 79, "");
}

static void a_sign_of_two_columns_takes_two(void **state)
{
    Page page = PAGE_EMPTY;
    (void)state;
    assert_int_equal(
        list_columns_cut(&page, "\u9ebb\u5c06\u63a5\u9f99", 12, 6), 5);
    assert_string_equal(page.text, "\u9ebb\u5c06\u2026");
    page_free(&page);
}

static void a_long_title_is_cut_rather_than_the_figures(void **state)
{
    static const char rows[] =
        "#1\tKulki lines98:12x10 7kduns9n\t\tmove 21\t34 min ago\n"
        "#2\tFreeCell 617\t\tmove 1\t1 h ago\n";
    (void)state;
    assert_columns(rows, 44,
                   "#1  Kulki lines98:12x1\u2026  move 21  34 min ago\n"
                   "#2  FreeCell 617          move 1  1 h ago\n");
    assert_columns(rows, 33,
                   "#1  Kulki lines98:12x10\u2026  move 21\n"
                   "#2  FreeCell 617           move 1\n");
    assert_columns(rows, 18,
                   "#1  Kulk\u2026  move 21\n#2  Free\u2026   move 1\n");
}

static void what_matters_least_is_left_out_first(void **state)
{
    static const char rows[] =
        "#1\tFreeCell 617\tevening\tmove 1\t34 min ago\n";
    (void)state;
    assert_columns(rows, 47,
                   "#1  FreeCell 617  evening  move 1  34 min ago\n");
    /* A blank before the ellipsis would look as if a word were whole. */
    assert_columns(rows, 43,
                   "#1  FreeCell\u2026   evening  move 1  34 min ago\n");
    assert_columns(rows, 34, "#1  FreeCell 617  evening  move 1\n");
    assert_columns(rows, 24, "#1  FreeCell 617  move 1\n");
}

static void signs_are_counted_rather_than_bytes(void **state)
{
    (void)state;
    assert_columns("#1\t\u00e9t\u00e9\t\tmove 1\t\n#2\tautumn\t\tmove 1\t\n",
                   79, "#1  \u00e9t\u00e9     move 1\n#2  autumn  move 1\n");
    assert_columns("#1\t\u00e9t\u00e9\u00e9t\u00e9\u00e9t\u00e9\t\tmove 1\t\n",
                   18, "#1  \u00e9t\u00e9\u00e9t\u2026  move 1\n");
}

static void an_ellipsis_is_ascii_where_the_terminal_is(void **state)
{
    (void)state;
    page_safe_for(0);
    assert_columns("#1\tMahjong daily 2026-11-28\t\tmove 1\t\n", 28,
                   "#1  Mahjong daily...  move 1\n");
    page_safe_for(1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_sign_of_two_columns_takes_two),
        cmocka_unit_test(columns_are_as_wide_as_what_is_shown),
        cmocka_unit_test(a_long_title_is_cut_rather_than_the_figures),
        cmocka_unit_test(what_matters_least_is_left_out_first),
        cmocka_unit_test(signs_are_counted_rather_than_bytes),
        cmocka_unit_test(an_ellipsis_is_ascii_where_the_terminal_is),
    };
    return cmocka_run_group_tests_name("columns", tests, NULL, NULL);
}
