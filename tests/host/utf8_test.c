/* SPDX-License-Identifier: MIT */
/* Tests reading UTF-8: all characters, and bytes that are none. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "host/page.h"
#include "host/utf8.h"

enum { MOST_SIGN = 0x10FFFF };

/* Encodes any number, be it a character or not. Returns the length. */
static size_t encode(char bytes[UTF8_LONGEST], u32 sign, size_t length)
{
    static const u8 marks[] = {0, 0, 0xC0, 0xE0, 0xF0};
    size_t i;
    for (i = length; i-- > 1; sign >>= 6)
        bytes[i] = (char)(0x80 | (sign & 0x3F));
    bytes[0] = (char)(marks[length] | sign);
    return length;
}

static size_t length_of(u32 sign)
{
    return sign < 0x80 ? 1 : sign < 0x800 ? 2 : sign < 0x10000 ? 3 : 4;
}

static void every_character_is_read(void **state)
{
    char bytes[UTF8_LONGEST];
    u32 sign, read;
    (void)state;
    for (sign = 0; sign <= MOST_SIGN; sign++) {
        const size_t length = encode(bytes, sign, length_of(sign));
        const int is_half = sign >= 0xD800 && sign <= 0xDFFF;
        assert_int_equal(utf8_read(bytes, length, &read),
                         is_half ? 0 : length);
        assert_true(is_half || read == sign);
    }
}

static void a_longer_form_is_refused(void **state)
{
    char bytes[UTF8_LONGEST];
    u32 sign, read;
    size_t length;
    (void)state;
    for (sign = 0; sign < 0x10000; sign++)
        for (length = length_of(sign) + 1; length <= UTF8_LONGEST; length++)
            assert_false(utf8_read(bytes, encode(bytes, sign, length), &read));
}

static void what_is_cut_off_is_refused(void **state)
{
    static const char *const words[] = {"", "\xc3", "\xe2\x82",
                                        "\xf0\x9d\x84"};
    size_t i;
    u32 read;
    (void)state;
    for (i = 0; i < sizeof words / sizeof *words; i++)
        assert_false(utf8_read(words[i], strlen(words[i]), &read));
    for (i = 1; i < sizeof words / sizeof *words; i++)
        assert_false(utf8_read(words[i], UTF8_LONGEST, &read));
}

static void what_begins_no_character_is_refused(void **state)
{
    char bytes[UTF8_LONGEST];
    u32 read;
    int first;
    (void)state;
    memset(bytes, 0x80, sizeof bytes);
    for (first = 0x80; first <= 0xFF; first++) {
        bytes[0] = (char)first;
        assert_true((first >= 0xC2 && first <= 0xF4) ||
                    !utf8_read(bytes, sizeof bytes, &read));
    }
    assert_false(utf8_read(bytes, encode(bytes, MOST_SIGN + 1, 4), &read));
}

static void control_characters_are_told_apart(void **state)
{
    u32 sign;
    int count = 0;
    (void)state;
    for (sign = 0; sign <= MOST_SIGN; sign++)
        count += utf8_is_control(sign);
    assert_int_equal(count, 32 + 1 + 32 + 5 + 4);
    assert_true(utf8_is_control('\n') && utf8_is_control(0x9B));
    assert_false(utf8_is_control(' ') || utf8_is_control(0xA0));
    assert_true(utf8_is_control(0x202A) && utf8_is_control(0x202E));
    assert_true(utf8_is_control(0x2066) && utf8_is_control(0x2069));
}

static void safe_text_has_neither(void **state)
{
    Page page = PAGE_EMPTY;
    (void)state;
    page_safe(&page, "a\x1b[m\x7f\xc2\x9b\xe0\x80\x9b\xff\u00e4");
    assert_string_equal(page.text, "a\\x1b[m\\x7f\\xc2\\x9b\\xe0\\x80\\x9b"
                                   "\\xff\u00e4");
    page_free(&page);
}

/* The rest of a line would be shown from right to left. */
static void no_text_turns_the_line_round(void **state)
{
    Page page = PAGE_EMPTY;
    (void)state;
    page_safe(&page, "a\u202eb\u2066c\u05d0");
    assert_string_equal(page.text, "a\\xe2\\x80\\xaeb\\xe2\\x81\\xa6c\u05d0");
    page_free(&page);
}

static void without_utf8_only_ascii_is_safe(void **state)
{
    Page page = PAGE_EMPTY;
    (void)state;
    page_safe_for(0);
    page_safe(&page, "a~\u06db31m\u00e4");
    page_safe_for(1);
    page_safe(&page, "\u06db");
    assert_string_equal(page.text, "a~\\xdb\\x9b31m\\xc3\\xa4\u06db");
    page_free(&page);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_character_is_read),
        cmocka_unit_test(a_longer_form_is_refused),
        cmocka_unit_test(what_is_cut_off_is_refused),
        cmocka_unit_test(what_begins_no_character_is_refused),
        cmocka_unit_test(control_characters_are_told_apart),
        cmocka_unit_test(safe_text_has_neither),
        cmocka_unit_test(no_text_turns_the_line_round),
        cmocka_unit_test(without_utf8_only_ascii_is_safe),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
