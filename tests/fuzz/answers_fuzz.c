/* SPDX-License-Identifier: MIT */
/* Answers to questions. The input is a line of answers; and then, behind the
   first byte, which chooses a question, the text of an answer to it. */
#include <string.h>

#include "fuzzing.h"
#include "questions/answer_sheet.h"
#include "questions/asked_question.h"

/* Its tables stay from one input to the next. */
static AnswerSheet sheet;

static u64 count_all(const MarkCount *count)
{
    u64 sum = 0;
    int i;
    for (i = 0; i < ANSWER_MARKS; i++)
        sum += count->marks[i];
    return sum;
}

/* Returns whether the line could be marked: under a fuzzer the tables of
   larger boards can't be made. */
static int take(const Page *line, Page *result)
{
    const u64 before = count_all(&sheet.total);
    const char *reason = NULL;
    const int is_taken = answer_sheet_take(&sheet, line, 1, result, &reason);
    REQUIRE(is_taken || reason);
    REQUIRE(count_all(&sheet.total) == before + (u64)is_taken);
    return is_taken;
}

/* The result is a line of JSON, and always the same. */
static void try_line(const uint8_t *data, size_t size)
{
    Page line = PAGE_EMPTY;
    Page result = PAGE_EMPTY;
    Page again = PAGE_EMPTY;
    page_put(&line, (const char *)data, size);
    if (take(&line, &result)) {
        JsonText json = JSON_TEXT_EMPTY;
        REQUIRE(take(&line, &again));
        REQUIRE(page_equals(&result, &again));
        REQUIRE(json_read(&json, result.text, result.used));
        REQUIRE(memchr(result.text, '\n', result.used) ==
                result.text + result.used - 1);
        json_free(&json);
    }
    page_free(&line);
    page_free(&result);
    page_free(&again);
}

/* What is solved is as long as it says, and not shorter than the shortest. */
static void try_answer(const uint8_t *data, size_t size)
{
    static AskedQuestion question;
    static QuestionMaker maker;
    const QuestionSet *set = &sliding_3x2_questions;
    const QuestionQuota quota = {.least = 1, .most = set->most, .each = 1};
    const char *reason = "";
    MarkedAnswer marked;
    u8 before[MOST_POSITION];
    if (!maker.set)
        REQUIRE(question_maker_open(&maker, set, &reason));
    if (!size || !question_maker_make(&maker, &quota, data[0] + 1U, &question))
        return;
    memcpy(before, question.position, sizeof before);
    answer_mark(&marked, &question, (const char *)data + 1, size - 1);
    REQUIRE(memcmp(before, question.position, sizeof before) == 0);
    REQUIRE(marked.legal < size);
    if (marked.mark == MARKED_SOLVED) {
        REQUIRE(marked.length >= question.length);
        REQUIRE(marked.length % 2 == question.length % 2);
    }
    if (marked.mark == MARKED_ILLEGAL || marked.mark == MARKED_UNREADABLE)
        REQUIRE(marked.fault.reason);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    try_line(data, size);
    try_answer(data, size);
    return 0;
}
