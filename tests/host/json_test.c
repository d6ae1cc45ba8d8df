/* SPDX-License-Identifier: MIT */
/* Tests texts as JSON: escapes, and bytes that are not UTF-8. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "host/json.h"

static void assert_string(const char *expected, const char *text,
                          size_t length)
{
    Page page = PAGE_EMPTY;
    page_string(&page, text, length);
    assert_string_equal(page.text, expected);
    page_free(&page);
}

static void assert_text(const char *expected, const char *text)
{
    assert_string(expected, text, strlen(text));
}

static void special_characters_are_escaped(void **state)
{
    (void)state;
    assert_text("\"\"", "");
    assert_text("\"a b\"", "a b");
    assert_text("\"say \\\"a\\\\b\\\"\"", "say \"a\\b\"");
    assert_text("\"1\\n2\\u000d\\u0009\\u001f\\u007f\"", "1\n2\r\t\x1f\x7f");
    assert_text("\"\\u0080\\u009f\u00a0\"", "\xc2\x80\xc2\x9f\u00a0");
    assert_string("\"a\\u0000b\"", "a\0b", 3);
}

static void utf8_is_unchanged(void **state)
{
    static const char *const words[] = {
        "\u00fc", "\u00a0", "\u07ff",     "\u0800",     "\ucfff",
        "\ue000", "\uffff", "\U00010000", "\U0010ffff", "7\u2666x\u2665"};
    char expected[32];
    size_t i;
    (void)state;
    for (i = 0; i < sizeof words / sizeof *words; i++) {
        strcpy(expected, "\"");
        strcat(strcat(expected, words[i]), "\"");
        assert_text(expected, words[i]);
    }
}

static void invalid_bytes_are_replaced(void **state)
{
    (void)state;
    assert_text("\"a\\ufffdb\"", "a\xff"
                                 "b");
    assert_text("\"\\ufffd\\ufffd\"", "\xc0\x80"); /* too long a way */
    assert_text("\"\\ufffd\\ufffd\\ufffd\"", "\xe0\x9f\xbf");
    assert_text("\"\\ufffd\\ufffd\\ufffd\"", "\xed\xa0\x80"); /* half a pair */
    assert_text("\"\\ufffd\\ufffd\\ufffd\\ufffd\"", "\xf4\x90\x80\x80");
    assert_text("\"\\ufffd\\ufffdx\"", "\xe2\x99x");
    assert_text("\"\\ufffd\\ufffd\"", "\xe2\x99"); /* cut off */
    assert_text("\"\\ufffd\"", "\x80");
}

static void a_member_frees_its_text(void **state)
{
    Page page = PAGE_EMPTY;
    Page text = PAGE_EMPTY;
    (void)state;
    page_text(&text, "one\n");
    page_member(&page, "a", &text);
    assert_null(text.text);
    page_member(&page, "b", &text);
    assert_string_equal(page.text, ",\"a\":\"one\\n\",\"b\":\"\"");
    page_free(&page);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(special_characters_are_escaped),
        cmocka_unit_test(utf8_is_unchanged),
        cmocka_unit_test(invalid_bytes_are_replaced),
        cmocka_unit_test(a_member_frees_its_text),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
