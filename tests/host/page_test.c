/* SPDX-License-Identifier: MIT */
/* Tests numbers and lists for people. tests/languages.sh tests them in other
   languages. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "host/page.h"

static void decimals_keep_their_zeros(void **state)
{
    Page page = PAGE_EMPTY;
    (void)state;
    page_decimal(&page, 1205, 2);
    page_text(&page, " ");
    page_decimal(&page, 7, 1);
    page_text(&page, " ");
    page_decimal(&page, 18446744073709551615U, 3);
    assert_string_equal(page.text, "12.05 0.7 18446744073709551.615");
    page_free(&page);
}

static void numbers_are_rounded_to_the_nearest(void **state)
{
    Page page = PAGE_EMPTY;
    (void)state;
    page_real(&page, 0.996, 2);
    page_text(&page, " ");
    page_real(&page, -1.26, 1);
    page_text(&page, " ");
    page_real(&page, 12.7, 0);
    page_text(&page, " ");
    page_real(&page, 0.94, 1);
    assert_string_equal(page.text, "1.00 -1.3 13 0.9");
    page_free(&page);
}

static void the_first_item_has_no_comma(void **state)
{
    Page page = PAGE_EMPTY;
    (void)state;
    page_comma(&page);
    page_text(&page, "a");
    page_comma(&page);
    page_text(&page, "b");
    assert_string_equal(page.text, "a, b");
    page_free(&page);
}

/* A comma stays with the sign before it, and a bracket with the one behind. */
static void chinese_lines_break_between_signs(void **state)
{
    Page page = PAGE_EMPTY;
    (void)state;
    page_wrapped(&page, "可以整理（洗牌）。", 8);
    assert_string_equal(page.text, "可以整理\n（洗\n牌）。\n");
    page.used = 0;
    page_wrapped(&page, "一二三，四", 6);
    assert_string_equal(page.text, "一二\n三，四\n");
    page_free(&page);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(decimals_keep_their_zeros),
        cmocka_unit_test(numbers_are_rounded_to_the_nearest),
        cmocka_unit_test(the_first_item_has_no_comma),
        cmocka_unit_test(chinese_lines_break_between_signs),
    };
    return cmocka_run_group_tests_name("pages", tests, NULL, NULL);
}
