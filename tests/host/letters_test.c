/* SPDX-License-Identifier: MIT */
/* Tests comparisons without regard to upper and lower case. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "host/letters.h"

static void a_beginning_is_found_in_any_case(void **state)
{
    (void)state;
    assert_int_equal(letters_begin("Boat.txt", "bOAT"), 4);
    assert_int_equal(letters_begin("boats", "boat"), 4);
    assert_int_equal(letters_begin("boat", "boat"), 4);
    assert_int_equal(letters_begin("\xc3\xa4 1-2", "\xc3\xa4 1-"), 5);
}

static void anything_else_is_none(void **state)
{
    (void)state;
    assert_int_equal(letters_begin("boa", "boat"), 0);
    assert_int_equal(letters_begin("", "boat"), 0);
    assert_int_equal(letters_begin("boat", ""), 0);
    assert_int_equal(letters_begin("go at", "goat"), 0);
    /* No letters, though they differ by the same bit. */
    assert_int_equal(letters_begin("[boat", "{boat"), 0);
}

static void texts_are_equal_as_a_whole(void **state)
{
    (void)state;
    assert_true(letters_equal("Easy", "eASY"));
    assert_true(letters_equal("", ""));
    assert_false(letters_equal("easy", "eas"));
    assert_false(letters_equal("eas", "easy"));
    assert_false(letters_equal("", "easy"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_beginning_is_found_in_any_case),
        cmocka_unit_test(anything_else_is_none),
        cmocka_unit_test(texts_are_equal_as_a_whole)};
    return cmocka_run_group_tests_name("letters", tests, NULL, NULL);
}
