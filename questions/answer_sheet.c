/* SPDX-License-Identifier: MIT */
/* Reads answers line by line. Whatever a line is, it is counted as that: there
   is no line that stops the others from being marked. */
#include "answer_sheet.h"

#include <stdlib.h>
#include <string.h>

#include "host/host.h"
#include "host/json.h"
#include "question_id.h"

void answer_sheet_free(AnswerSheet *sheet)
{
    int i;
    for (i = 0; i < MOST_QUESTION_SETS; i++) {
        if (sheet->is_open[i])
            question_maker_close(&sheet->maker[i]);
        free(sheet->count[i]);
    }
    json_free(&sheet->json);
    page_free(&sheet->last_id);
    memset(sheet, 0, sizeof *sheet);
}

static int index_of_set(const QuestionSet *set)
{
    int i = 0;
    while (question_sets[i] != set)
        i++;
    ASSERT(i < MOST_QUESTION_SETS);
    return i;
}

/* --------------------------------------------------------------- questions */

static QuestionMaker *open_maker(AnswerSheet *sheet, const QuestionSet *set,
                                 const char **reason)
{
    const int at = index_of_set(set);
    if (!sheet->is_open[at] &&
        !question_maker_open(&sheet->maker[at], set, reason)) {
        question_maker_close(&sheet->maker[at]);
        return NULL;
    }
    sheet->is_open[at] = 1;
    return &sheet->maker[at];
}

/* Makes the question of an id. Answers to one question are often in a row. */
static int find_question(AnswerSheet *sheet, const QuestionMaker *maker,
                         const QuestionId *id)
{
    QuestionQuota quota = {.least = id->difficulty,
                           .most = id->difficulty,
                           .each = 1,
                           .is_known = 1};
    Page text = PAGE_EMPTY;
    int is_there;
    question_id_page(&text, id);
    is_there = page_equals(&text, &sheet->last_id);
    if (!is_there) {
        sheet->last_id.used = 0;
        is_there =
            question_maker_make(maker, &quota, id->number, &sheet->question);
        if (is_there)
            page_put(&sheet->last_id, text.text, text.used);
    }
    page_free(&text);
    return is_there;
}

/* ------------------------------------------------------------------- marks */

static void count_mark(MarkCount *count, const MarkedAnswer *marked,
                       const AskedQuestion *question)
{
    const u32 excess = question ? answer_excess(marked, question) : 0;
    count->marks[marked->mark]++;
    count->excess += excess;
    count->shortest += question && question->set->is_shortest &&
                       marked->mark == MARKED_SOLVED && !excess;
}

static void count_at_difficulty(AnswerSheet *sheet, const MarkedAnswer *marked)
{
    const AskedQuestion *question = &sheet->question;
    MarkCount **count = &sheet->count[index_of_set(question->set)];
    if (!*count)
        *count = host_must_have(calloc(MOST_DIFFICULTY + 1, sizeof **count));
    count_mark(*count + question->difficulty, marked, question);
}

static void page_marked(Page *page, const MarkedAnswer *marked,
                        const AskedQuestion *question)
{
    Page reason = PAGE_EMPTY;
    page_entry(page, "result", answer_mark_names[marked->mark]);
    if (question)
        page_number(page, "difficulty", question->difficulty);
    if (marked->mark == MARKED_SOLVED || marked->mark == MARKED_UNSOLVED)
        page_number(page, "moves", marked->length);
    if (marked->mark == MARKED_SOLVED && question->set->is_shortest)
        page_number(page, "excess", answer_excess(marked, question));
    if (marked->mark == MARKED_ILLEGAL || marked->mark == MARKED_UNREADABLE) {
        page_number(page, "legal", marked->legal);
        page_reason(&reason, &marked->fault);
        page_member(page, "reason", &reason);
    }
}

/* ------------------------------------------------------------------- lines */

/* An answer is a text; null, or none at all, is a refusal. */
static void mark_value(const JsonText *json, const JsonValue *answer,
                       const AskedQuestion *question, MarkedAnswer *marked)
{
    if (!answer || answer->kind == JSON_NULL) {
        marked->mark = MARKED_REFUSED;
    } else if (answer->kind == JSON_STRING) {
        answer_mark(marked, question, json_text(json, answer), answer->length);
    } else {
        marked->mark = MARKED_UNREADABLE;
        marked->fault.game = question->set->game;
        marked->fault.reason = NOT_UNDERSTOOD;
    }
}

/* Marks the answer of an id that is well-formed; returns the question. */
static const AskedQuestion *mark_known(AnswerSheet *sheet,
                                       const QuestionMaker *maker,
                                       const QuestionId *id,
                                       MarkedAnswer *marked)
{
    const JsonText *json = &sheet->json;
    if (!find_question(sheet, maker, id)) {
        marked->mark = MARKED_UNKNOWN;
        return NULL;
    }
    mark_value(json, json_member(json, json->values, "answer"),
               &sheet->question, marked);
    count_at_difficulty(sheet, marked);
    return &sheet->question;
}

int answer_sheet_take(AnswerSheet *sheet, const Page *line, u64 number,
                      Page *page, const char **reason)
{
    static const u8 faults[] = {MARKED_SOLVED, MARKED_UNKNOWN,
                                MARKED_OTHER_VERSION};
    JsonText *json = &sheet->json;
    const int is_read = line->used <= MOST_ANSWER_LINE &&
                        json_read(json, line->text, line->used);
    const JsonValue *name =
        is_read ? json_member(json, json->values, "id") : NULL;
    const AskedQuestion *question = NULL;
    MarkedAnswer marked = {.mark = MARKED_BROKEN};
    QuestionId id;
    page_format(page, "{\"format\":%d", JSON_FORMAT);
    page_number(page, "at_line", (long long)number);
    if (name && name->kind == JSON_STRING) {
        const char *text = json_text(json, name);
        page_text(page, ",\"id\":");
        page_string(page, text, name->length);
        marked.mark = faults[question_id_read(&id, text, name->length)];
        if (marked.mark == MARKED_SOLVED) {
            const QuestionMaker *maker = open_maker(sheet, id.set, reason);
            if (!maker)
                return 0;
            question = mark_known(sheet, maker, &id, &marked);
        }
    }
    count_mark(&sheet->total, &marked, question);
    page_marked(page, &marked, question);
    page_text(page, "}\n");
    return 1;
}

/* ----------------------------------------------------------------- summary */

static u64 count_answers(const MarkCount *count)
{
    u64 sum = 0;
    int i;
    for (i = 0; i < ANSWER_MARKS; i++)
        sum += count->marks[i];
    return sum;
}

int answer_sheet_is_solved(const AnswerSheet *sheet)
{
    const u64 solved = sheet->total.marks[MARKED_SOLVED];
    return solved && solved == count_answers(&sheet->total);
}

/* The marks up to this one. */
static void page_counts(Page *page, const MarkCount *count, int marks,
                        int is_shortest)
{
    int i;
    page_number(page, "answers", (long long)count_answers(count));
    for (i = 0; i < marks; i++)
        page_number(page, answer_mark_names[i], (long long)count->marks[i]);
    if (is_shortest) {
        page_number(page, "shortest", (long long)count->shortest);
        page_number(page, "excess", (long long)count->excess);
    }
}

static void page_set_counts(Page *page, const QuestionSet *set,
                            const MarkCount *count)
{
    u32 i;
    for (i = 0; i <= MOST_DIFFICULTY; i++) {
        Page name = PAGE_EMPTY;
        if (!count_answers(&count[i]))
            continue;
        page_element(page, "{\"set\":");
        question_id_page_set(&name, set);
        page_string(page, name.text, name.used);
        page_free(&name);
        page_number(page, "difficulty", i);
        page_counts(page, &count[i], MARKED_UNKNOWN, set->is_shortest);
        page_text(page, "}");
    }
}

void answer_sheet_page_summary(Page *page, const AnswerSheet *sheet)
{
    int i;
    page_format(page, "{\"format\":%d,\"summary\":true", JSON_FORMAT);
    page_counts(page, &sheet->total, ANSWER_MARKS, 1);
    page_text(page, ",\"difficulties\":[");
    for (i = 0; question_sets[i]; i++)
        if (sheet->count[i])
            page_set_counts(page, question_sets[i], sheet->count[i]);
    page_text(page, "]}\n");
}
