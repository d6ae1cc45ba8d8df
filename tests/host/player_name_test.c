/* SPDX-License-Identifier: MIT */
/* Tests cleaning the names of players. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "host/player_name.h"

static void assert_read(const char *text, const char *expected)
{
    char name[NAME_SIZE];
    const int is_clean = player_name_read(name, text);
    assert_string_equal(name, expected);
    assert_int_equal(is_clean, strcmp(text, expected) == 0);
    assert_true(player_name_read(name, expected));
}

static void names_are_kept(void **state)
{
    (void)state;
    assert_read("", "");
    assert_read("Anna", "Anna");
    assert_read("J\u00F6rg", "J\u00F6rg");
    assert_read("\u738B\u5C0F\u660E", "\u738B\u5C0F\u660E");
    assert_read("Aunt Mary", "Aunt Mary");
    assert_read("12345678901234567890123", "12345678901234567890123");
}

static void blanks_are_single_and_inside(void **state)
{
    (void)state;
    assert_read("  Anna\t ", "Anna");
    assert_read("Aunt \u00A0 Mary", "Aunt Mary");
    assert_read(" \t ", "");
}

/* They could move the cursor, end a line of a backup, or turn what follows. */
static void control_characters_are_left_out(void **state)
{
    (void)state;
    assert_read("An\033[31mna", "An[31mna");
    assert_read("An\nna\r\n", "Anna");
    assert_read("An\x7Fna", "Anna");
    assert_read("An\xC2\x85"
                "na",
                "Anna");
    assert_read("An\u202Ena", "Anna");
    assert_read("An \n na", "An na");
}

static void what_is_no_utf8_is_left_out(void **state)
{
    (void)state;
    assert_read("An\xFFna", "Anna");
    assert_read("Anna\xC3", "Anna");
    assert_read("\xC0\x80"
                "Anna",
                "Anna");
}

static void long_names_are_cut_between_characters(void **state)
{
    (void)state;
    assert_read("123456789012345678901234", "12345678901234567890123");
    assert_read("1234567890123456789012\u00F6", "1234567890123456789012");
    assert_read("1234567890123456789012 4", "1234567890123456789012");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(names_are_kept),
        cmocka_unit_test(blanks_are_single_and_inside),
        cmocka_unit_test(control_characters_are_left_out),
        cmocka_unit_test(what_is_no_utf8_is_left_out),
        cmocka_unit_test(long_names_are_cut_between_characters),
    };
    return cmocka_run_group_tests_name("names of players", tests, NULL, NULL);
}
