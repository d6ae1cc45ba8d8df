/* SPDX-License-Identifier: MIT */
/* Tests that every line of answers is counted as what it is. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "questions/answer_sheet.h"

#define ID "sliding:1:3x2:5:132"

static AnswerSheet sheet;

/* What comes of a line, without the members that all results have. */
static void require_bytes(const char *line, size_t length, const char *result)
{
    Page text = PAGE_EMPTY;
    Page page = PAGE_EMPTY;
    const char *reason = "";
    page_put(&text, line, length);
    assert_true(answer_sheet_take(&sheet, &text, 7, &page, &reason));
    assert_memory_equal(page.text, "{\"format\":1,\"at_line\":7,", 24);
    assert_string_equal(page.text + 24, result);
    page_free(&text);
    page_free(&page);
}

static void require(const char *line, const char *result)
{
    require_bytes(line, strlen(line), result);
}

/* The same for an answer, as JSON, to the question. */
static void require_answer(const char *answer, const char *result)
{
    Page line = PAGE_EMPTY;
    Page wanted = PAGE_EMPTY;
    page_format(&line, "{\"answer\":%s,\"id\":\"" ID "\"}", answer);
    page_format(&wanted, "\"id\":\"" ID "\",%s}\n", result);
    require(line.text, wanted.text);
    page_free(&line);
    page_free(&wanted);
}

/* The same for any reason. */
static void require_kind(const char *answer, const char *kind)
{
    Page line = PAGE_EMPTY;
    Page page = PAGE_EMPTY;
    Page wanted = PAGE_EMPTY;
    const char *reason = "";
    page_format(&line, "{\"id\":\"" ID "\",\"answer\":%s}", answer);
    page_format(&wanted, "\"result\":\"%s\"", kind);
    assert_true(answer_sheet_take(&sheet, &line, 1, &page, &reason));
    assert_non_null(strstr(page.text, wanted.text));
    page_free(&line);
    page_free(&page);
    page_free(&wanted);
}

#define SHORTEST                                                              \
    "\"result\":\"solved\",\"difficulty\":5,\"moves\":5,\"excess\":0"

/* 1 2 3/4 5 0 is the goal; the question is five moves away. */
static void answers_are_played(void **state)
{
    (void)state;
    require_answer("\"R D L L U\"", SHORTEST);
    require_answer("\"rdllu\"", SHORTEST);
    require_answer("\" R,D, L\\nL\\tU \"", SHORTEST);
    require_answer("\"r d l2 u\"", SHORTEST);
    require_answer("\"R D L L D\"",
                   "\"result\":\"illegal\",\"difficulty\":5,\"legal\":4,"
                   "\"reason\":\"No tile can move that way\"");
    require_answer("\"R L R D L L U\"",
                   "\"result\":\"solved\",\"difficulty\":5,\"moves\":7,"
                   "\"excess\":2");
    require_answer("\"R D L L\"", "\"result\":\"unsolved\",\"difficulty\":5,"
                                  "\"moves\":4");
    require_answer("\"R D L L U U\"",
                   "\"result\":\"illegal\",\"difficulty\":5,\"legal\":5,"
                   "\"reason\":\"No tile can move that way\"");
    require_answer("\"impossible\"", "\"result\":\"wrong\",\"difficulty\":5");
}

static void other_answers_are_what_they_are(void **state)
{
    static const char *const prose[] = {"\"The answer is R D L L U\"",
                                        "\"1. R\"",
                                        "\"**R D**\"",
                                        "\"\\u0000\"",
                                        "\"\u00fc\"",
                                        "5",
                                        "true",
                                        "[\"R\",\"D\"]",
                                        "{}"};
    static const char refused[] = "\"result\":\"refused\",\"difficulty\":5";
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(prose); i++)
        require_kind(prose[i], "unreadable");
    require_answer("\"R D L then L U\"",
                   "\"result\":\"unreadable\",\"difficulty\":5,\"legal\":3,"
                   "\"reason\":\"Type a tile's number, a direction (u d l r; "
                   "l3 moves three tiles) or a place (column,row)\"");
    require_kind("\"9\"", "illegal");
    require_kind("\"9,9\"", "illegal");
    require_answer("null", refused);
    require_answer("\"\"", refused);
    require_answer("\" \\n\\t\"", refused);
    require("{\"id\":\"" ID "\"}",
            "\"id\":\"" ID "\",\"result\":\"refused\",\"difficulty\":5}\n");
}

static void lines_that_are_no_answers(void **state)
{
    static const char unknown[] =
        "{\"id\":\"sliding:1:3x2:6:132\",\"answer\":\"R\"}";
    (void)state;
    require("", "\"result\":\"broken\"}\n");
    require("{", "\"result\":\"broken\"}\n");
    require("[]", "\"result\":\"broken\"}\n");
    require("nonsense", "\"result\":\"broken\"}\n");
    require("{}", "\"result\":\"broken\"}\n");
    require("{\"id\":5}", "\"result\":\"broken\"}\n");
    require("{\"id\":\"" ID "\"", "\"result\":\"broken\"}\n");
    require_bytes("{\"id\":\"\xff\"}", 10, "\"result\":\"broken\"}\n");
    require_bytes("{\"id\":\"" ID "\"}\0", sizeof "{\"id\":\"" ID "\"}",
                  "\"result\":\"broken\"}\n");
    require(unknown,
            "\"id\":\"sliding:1:3x2:6:132\",\"result\":\"unknown\"}\n");
    require("{\"id\":\"\"}", "\"id\":\"\",\"result\":\"unknown\"}\n");
    require("{\"id\":\"sliding:9:3x2:5:132\"}",
            "\"id\":\"sliding:9:3x2:5:132\",\"result\":\"other_version\"}\n");
}

static void a_huge_line_is_broken(void **state)
{
    Page line = PAGE_EMPTY;
    (void)state;
    page_text(&line, "{\"id\":\"" ID "\",\"answer\":\"");
    while (line.used < MOST_ANSWER_LINE - 2)
        page_text(&line, "R");
    page_text(&line, "\"}");
    require(line.text,
            "\"id\":\"" ID
            "\",\"result\":\"illegal\",\"difficulty\":5,\"legal\":1,"
            "\"reason\":\"No tile can move that way\"}\n");
    page_text(&line, " ");
    require(line.text, "\"result\":\"broken\"}\n");
    page_free(&line);
}

static void summaries_add_up(void **state)
{
    Page page = PAGE_EMPTY;
    (void)state;
    answer_sheet_free(&sheet);
    assert_false(answer_sheet_is_solved(&sheet));
    require_answer("\"R D L L U\"", SHORTEST);
    assert_true(answer_sheet_is_solved(&sheet));
    require_answer("\"R L R D L L U\"",
                   "\"result\":\"solved\",\"difficulty\":5,\"moves\":7,"
                   "\"excess\":2");
    assert_true(answer_sheet_is_solved(&sheet));
    require_answer("\"R D\"", "\"result\":\"unsolved\",\"difficulty\":5,"
                              "\"moves\":2");
    assert_false(answer_sheet_is_solved(&sheet));
    require("", "\"result\":\"broken\"}\n");
    assert_false(answer_sheet_is_solved(&sheet));
    answer_sheet_page_summary(&page, &sheet);
    assert_string_equal(
        page.text,
        "{\"format\":1,\"summary\":true,\"answers\":4,\"solved\":2,"
        "\"unsolved\":1,\"wrong\":0,\"illegal\":0,\"unreadable\":0,"
        "\"refused\":0,\"unknown\":0,\"other_version\":0,\"broken\":1,"
        "\"shortest\":1,\"excess\":2,\"difficulties\":[{\"set\":\"sliding:1:"
        "3x2\",\"difficulty\":5,\"answers\":3,\"solved\":2,\"unsolved\":1,"
        "\"wrong\":0,\"illegal\":0,\"unreadable\":0,\"refused\":0,"
        "\"shortest\":1,\"excess\":2}]}\n");
    page_free(&page);
}

static int free_sheet(void **state)
{
    (void)state;
    answer_sheet_free(&sheet);
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(answers_are_played),
        cmocka_unit_test(other_answers_are_what_they_are),
        cmocka_unit_test(lines_that_are_no_answers),
        cmocka_unit_test(a_huge_line_is_broken),
        cmocka_unit_test(summaries_add_up),
    };
    return cmocka_run_group_tests(tests, NULL, free_sheet);
}
