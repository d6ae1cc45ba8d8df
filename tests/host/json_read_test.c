/* SPDX-License-Identifier: MIT */
/* Tests the reading of JSON: what RFC 8259 allows is read, and nothing else
   is. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "host/json_read.h"

static int reads(const char *text)
{
    JsonText json = JSON_TEXT_EMPTY;
    const int is_read = json_read(&json, text, strlen(text));
    json_free(&json);
    return is_read;
}

static void every_kind_of_value_is_read(void **state)
{
    static const char *const texts[] = {"null",
                                        "false",
                                        " true ",
                                        "0",
                                        "-0.5e+10",
                                        "12E3",
                                        "\"\"",
                                        "[]",
                                        "[ ]",
                                        "{}",
                                        "\t{ \"a\" : [ 1 , {} ] }\r\n"};
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(texts); i++)
        assert_true(reads(texts[i]));
}

static void what_is_no_json_is_refused(void **state)
{
    static const char *const texts[] = {"",
                                        " ",
                                        "nul",
                                        "nulll",
                                        "01",
                                        "1.",
                                        ".5",
                                        "+1",
                                        "-",
                                        "1e",
                                        "1e+",
                                        "\"",
                                        "\"\\\"",
                                        "\"\\x\"",
                                        "\"\\u12\"",
                                        "\"\\u12g4\"",
                                        "\"\t\"",
                                        "[",
                                        "]",
                                        "[1",
                                        "[1,]",
                                        "[,1]",
                                        "[1 2]",
                                        "{",
                                        "{\"a\"}",
                                        "{\"a\":}",
                                        "{a:1}",
                                        "{\"a\":1,}",
                                        "{1:1}",
                                        "[1}",
                                        "{} {}",
                                        "\"\xff\"",
                                        "\"\xc0\x80\"",
                                        "'a'",
                                        "NaN",
                                        "1,2"};
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(texts); i++)
        if (reads(texts[i]))
            fail_msg("this was read: %s", texts[i]);
}

static void check_string(const char *text, const char *expected, size_t length)
{
    JsonText json = JSON_TEXT_EMPTY;
    assert_true(json_read(&json, text, strlen(text)));
    assert_int_equal(json.values->length, length);
    assert_memory_equal(json_text(&json, json.values), expected, length + 1);
    json_free(&json);
}

static void escapes_stand_for_characters(void **state)
{
    (void)state;
    check_string("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"", "\"\\/\b\f\n\r\t", 8);
    check_string("\"\\u0041\\u00e4\\u20AC\\ud83c\\uDCA1\"",
                 "A\u00e4\u20ac\U0001F0A1", 10);
    check_string("\"a\\u0000b\"", "a\0b", 3);
    check_string("\"\\ud83cx\"", "\ufffdx", 4); /* half a pair */
    check_string("\"\\udca1\\ud83c\\u0041\"", "\ufffd\ufffdA", 7);
    check_string("\"\u00e4\"", "\u00e4", 2);
}

static void values_are_found(void **state)
{
    static const char text[] = "{\"list\":[1,[2,3],{\"x\":4}],\"a\":\"b\","
                               "\"list2\":[],\"a\":-5.0}";
    JsonText json = JSON_TEXT_EMPTY;
    const JsonValue *list, *inside;
    int count = 0;
    (void)state;
    assert_true(json_read(&json, text, strlen(text)));
    list = json_member(&json, json.values, "list");
    assert_non_null(list);
    for (inside = json_first(&json, list); inside;
         inside = json_next(&json, list, inside))
        count++;
    assert_int_equal(count, 3);
    assert_null(json_first(&json, json_member(&json, json.values, "list2")));
    assert_null(json_member(&json, json.values, "lis"));
    assert_null(json_member(&json, list, "x"));
    inside = json_member(&json, json.values, "a"); /* the last of both */
    assert_int_equal(inside->kind, JSON_NUMBER);
    assert_string_equal(json_text(&json, inside), "-5.0");
    assert_string_equal(json_name(&json, inside), "a");
    assert_false(json_is(&json, inside, "-5.0")); /* no string */
    json_free(&json);
}

static void values_are_not_nested_without_end(void **state)
{
    char text[2 * JSON_DEPTH + 3];
    (void)state;
    memset(text, '[', JSON_DEPTH);
    memset(text + JSON_DEPTH, ']', JSON_DEPTH);
    text[2 * JSON_DEPTH] = '\0';
    assert_true(reads(text));
    memset(text, '[', JSON_DEPTH + 1);
    memset(text + JSON_DEPTH + 1, ']', JSON_DEPTH + 1);
    text[2 * JSON_DEPTH + 2] = '\0';
    assert_false(reads(text));
}

/* The list of values and the texts move as they grow. */
static void long_texts_are_read(void **state)
{
    JsonText json = JSON_TEXT_EMPTY;
    Page text = PAGE_EMPTY;
    int i;
    (void)state;
    for (i = 0; i < 10000; i++)
        page_format(&text, "%s{\"n\":%d}", i ? "," : "[", i);
    page_text(&text, "]");
    assert_true(json_read(&json, text.text, text.used));
    assert_int_equal(json.count, 20001);
    assert_string_equal(json_text(&json, &json.values[20000]), "9999");
    assert_true(json_read(&json, "1", 1)); /* in the same memory */
    assert_int_equal(json.count, 1);
    json_free(&json);
    page_free(&text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_kind_of_value_is_read),
        cmocka_unit_test(what_is_no_json_is_refused),
        cmocka_unit_test(escapes_stand_for_characters),
        cmocka_unit_test(values_are_found),
        cmocka_unit_test(values_are_not_nested_without_end),
        cmocka_unit_test(long_texts_are_read)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
