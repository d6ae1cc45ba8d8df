/* SPDX-License-Identifier: MIT */
/* Tests reading and writing text, character by character. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "rules/core/text.h"

static Reader reader_of(const char *text)
{
    Reader reader;
    reader_start(&reader, text, (u32)strlen(text));
    return reader;
}

/* --------------------------------------------------------------- symbols */

static void letters_and_digits_are_told_apart(void **state)
{
    static const char letters[] = "abcdefghijklmnopqrstuvwxyz";
    static const char capitals[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    static const char digits[] = "0123456789";
    int found = 0;
    int i;
    (void)state;
    for (i = 0; i < 26; i++) {
        assert_int_equal(text_letter_of(letters[i]), i);
        assert_int_equal(text_letter_of(capitals[i]), i);
    }
    for (i = 0; i < 10; i++)
        assert_int_equal(text_digit_of(digits[i]), i);
    for (i = -128; i < 128; i++) {
        found += text_letter_of((char)i) != NOT_FOUND;
        found += text_digit_of((char)i) != NOT_FOUND;
    }
    assert_int_equal(found, 26 + 26 + 10);
}

static void whitespace_is_space_tab_comma_and_newline(void **state)
{
    int count = 0;
    int i;
    (void)state;
    for (i = -128; i < 128; i++)
        count += text_is_space((char)i);
    assert_int_equal(count, 5);
    for (i = 0; i < 5; i++)
        assert_true(text_is_space(" \t,\n\r"[i]));
}

static void an_index_is_case_sensitive(void **state)
{
    (void)state;
    assert_int_equal(text_index_of("abAB", 'A'), 2);
    assert_int_equal(text_index_of("ab", 'B'), NOT_FOUND);
    assert_int_equal(text_index_of("ab", '\0'), NOT_FOUND);
    assert_int_equal(text_index_of("", 'a'), NOT_FOUND);
}

/* --------------------------------------------------------------- reading */

static void a_reader_stops_at_its_end_not_at_a_zero_byte(void **state)
{
    Reader reader;
    (void)state;
    reader_start(&reader, "ab\0c", 4);
    assert_true(reader_take_char(&reader, 'a'));
    assert_false(reader_take_char(&reader, 'a'));
    assert_true(reader_take_char(&reader, 'b'));
    assert_true(reader_take_char(&reader, '\0'));
    assert_int_equal(reader_peek(&reader), 'c');
    assert_false(reader_at_end(&reader));
    assert_true(reader_take_char(&reader, 'c'));
    assert_true(reader_at_end(&reader));
    assert_int_equal(reader_peek(&reader), '\n');
    assert_false(reader_take_char(&reader, '\n'));
    assert_ptr_equal(reader.at, reader.start + 4);
}

static void whitespace_and_lines_are_skipped_up_to_the_end(void **state)
{
    Reader reader = reader_of(" \t,one two\nthree");
    (void)state;
    reader_skip_space(&reader);
    assert_int_equal(reader_peek(&reader), 'o');
    reader_skip_space(&reader);
    assert_int_equal(reader_peek(&reader), 'o');
    reader_skip_line(&reader);
    assert_int_equal(reader_peek(&reader), 't');
    reader_skip_line(&reader);
    assert_true(reader_at_end(&reader));
    reader_skip_line(&reader);
    reader_skip_space(&reader);
    assert_true(reader_at_end(&reader));
    reader = reader_of("  ");
    reader_skip_space(&reader);
    assert_true(reader_at_end(&reader));
}

/* Returns the text after a word, or NULL if the text does not begin with it.
 */
static const char *after_word(const char *text, const char *word)
{
    Reader reader = reader_of(text);
    if (reader_take_word(&reader, word))
        return reader.at;
    assert_ptr_equal(reader.at, text);
    return NULL;
}

static void a_copied_reader_has_its_own_place(void **state)
{
    Reader reader = reader_of("one two");
    Reader copy = reader_of("three");
    (void)state;
    assert_true(reader_take_word(&reader, "one"));
    reader_copy(&copy, &reader);
    reader_skip_space(&copy);
    assert_true(reader_take_word(&copy, "two"));
    assert_ptr_equal(copy.start, reader.start);
    assert_ptr_equal(copy.end, reader.end);
    assert_ptr_equal(reader.at, reader.start + 3);
}

static void a_word_matches_whole_in_any_case(void **state)
{
    (void)state;
    assert_string_equal(after_word("Score: 30", "score"), ": 30");
    assert_string_equal(after_word("SCORE", "score"), "");
    assert_string_equal(after_word("score", "SCORE"), "");
    assert_string_equal(after_word("a-b", "a"), "-b");
    assert_string_equal(after_word("", ""), "");
    assert_null(after_word("scores", "score"));
    assert_null(after_word("score9", "score"));
    assert_null(after_word("scor", "score"));
    assert_null(after_word("", "score"));
    assert_null(after_word("s-ore", "score"));
    assert_null(after_word("-", "+"));
}

static u32 number_in(const char *text, const char *rest)
{
    Reader reader = reader_of(text);
    u32 number = 77;
    assert_true(reader_take_number(&reader, &number));
    assert_string_equal(reader.at, rest);
    return number;
}

static void assert_no_number(const char *text)
{
    Reader reader = reader_of(text);
    u32 number = 77;
    assert_false(reader_take_number(&reader, &number));
    assert_ptr_equal(reader.at, text);
    assert_int_equal(number, 77);
}

static void numbers_have_up_to_nine_digits(void **state)
{
    (void)state;
    assert_int_equal(number_in("0", ""), 0);
    assert_int_equal(number_in("617x", "x"), 617);
    assert_int_equal(number_in("999999999 ", " "), 999999999);
    assert_int_equal(number_in("100000000", ""), 100000000);
    assert_int_equal(number_in("000000000000000000042", ""), 42);
    assert_no_number("1000000000");
    assert_no_number("4294967297");
    assert_no_number("99999999999999999999");
    assert_no_number("");
    assert_no_number("x1");
    assert_no_number("-1");
    assert_no_number(" 1");
}

/* --------------------------------------------------------------- writing */

static void a_writer_counts_what_does_not_fit(void **state)
{
    char text[8] = "-------";
    Writer writer;
    (void)state;
    writer_start(&writer, text, 4);
    writer_text(&writer, "abc");
    writer_number(&writer, 617);
    writer_char(&writer, '!');
    assert_int_equal(writer.used, 7);
    assert_string_equal(text, "abc6---");
    writer_start(&writer, NULL, 0);
    writer_text(&writer, "abc");
    writer_text(&writer, "");
    assert_int_equal(writer.used, 3);
}

static const char *padded(u32 number, u8 width)
{
    static char text[300];
    Writer writer;
    writer_start(&writer, text, sizeof text - 1);
    writer_padded(&writer, number, width);
    text[writer.used] = '\0';
    return text;
}

static void numbers_are_padded_with_spaces(void **state)
{
    (void)state;
    assert_string_equal(padded(0, 0), "0");
    assert_string_equal(padded(7, 1), "7");
    assert_string_equal(padded(7, 3), "  7");
    assert_string_equal(padded(1234, 3), "1234");
    assert_string_equal(padded(1000000000, 0), "1000000000");
    assert_string_equal(padded(4294967295U, 11), " 4294967295");
    assert_int_equal(strlen(padded(9, 255)), 255);
}

static void a_written_number_is_read_back(void **state)
{
    u32 number;
    (void)state;
    for (number = 0; number < 1000000000; number = number * 3 + 1)
        assert_int_equal(number_in(padded(number, 0), ""), number);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(letters_and_digits_are_told_apart),
        cmocka_unit_test(whitespace_is_space_tab_comma_and_newline),
        cmocka_unit_test(an_index_is_case_sensitive),
        cmocka_unit_test(a_reader_stops_at_its_end_not_at_a_zero_byte),
        cmocka_unit_test(whitespace_and_lines_are_skipped_up_to_the_end),
        cmocka_unit_test(a_copied_reader_has_its_own_place),
        cmocka_unit_test(a_word_matches_whole_in_any_case),
        cmocka_unit_test(numbers_have_up_to_nine_digits),
        cmocka_unit_test(a_writer_counts_what_does_not_fit),
        cmocka_unit_test(numbers_are_padded_with_spaces),
        cmocka_unit_test(a_written_number_is_read_back)};
    return cmocka_run_group_tests_name("text", tests, NULL, NULL);
}
