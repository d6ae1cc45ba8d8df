/* SPDX-License-Identifier: MIT */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "host/plural.h"
#include "rules/core/base.h"

static const Plural *const plurals[] = {
    &plural_cards_moved,
    &plural_days,
    &plural_deals,
    &plural_free_cells,
    &plural_hints,
    &plural_legal_moves,
    &plural_moves,
    &plural_peeks,
    &plural_points,
    &plural_results,
    &plural_single_card_moves,
    &plural_single_tile_moves,
    &plural_slides,
    &plural_tiles_left,
    &plural_undos,
};

static void assert_count(unsigned long long count, const Plural *plural,
                         const char *words)
{
    Page page = PAGE_EMPTY;
    page_count(&page, count, plural);
    assert_string_equal(page.text, words);
    page_free(&page);
}

static void only_one_is_singular(void **state)
{
    (void)state;
    assert_count(0, &plural_moves, "0 moves");
    assert_count(1, &plural_moves, "1 move");
    assert_count(2, &plural_moves, "2 moves");
    assert_count(~0ULL, &plural_points, "18446744073709551615 points");
}

/* What is counted needn't be the last word. */
static void each_form_is_a_text_of_its_own(void **state)
{
    (void)state;
    assert_count(1, &plural_tiles_left, "1 tile left");
    assert_count(144, &plural_tiles_left, "144 tiles left");
}

static unsigned count_numbers(const char *text)
{
    unsigned count = 0;
    for (; *text; text++)
        count += *text == '%';
    return count;
}

static void every_form_contains_the_number_once(void **state)
{
    unsigned i;
    (void)state;
    for (i = 0; i < COUNT_OF(plurals); i++) {
        assert_int_equal(count_numbers(plurals[i]->one), 1);
        assert_int_equal(count_numbers(plurals[i]->many), 1);
        assert_non_null(strstr(plurals[i]->one, "%llu"));
        assert_non_null(strstr(plurals[i]->many, "%llu"));
        assert_string_not_equal(plurals[i]->one, plurals[i]->many);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(only_one_is_singular),
        cmocka_unit_test(each_form_is_a_text_of_its_own),
        cmocka_unit_test(every_form_contains_the_number_once),
    };
    return cmocka_run_group_tests_name("plurals", tests, NULL, NULL);
}
