/* SPDX-License-Identifier: MIT */
/* Marks lines of answers, {"id":"...","answer":"..."}, and adds them up. The
   questions are made again from their ids. */
#ifndef QUESTIONS_ANSWER_SHEET_H
#define QUESTIONS_ANSWER_SHEET_H

#include "answer_mark.h"
#include "host/json_read.h"

/* What came of the answers of one set and one difficulty. */
typedef struct MarkCount {
    u64 marks[ANSWER_MARKS];
    u64 shortest; /* of the solved ones */
    u64 excess;   /* of all solved ones together */
} MarkCount;

enum { MOST_QUESTION_SETS = 32, MOST_ANSWER_LINE = 1 << 20 };

typedef struct AnswerSheet {
    JsonText json;
    MarkCount total;
    QuestionMaker maker[MOST_QUESTION_SETS]; /* in the order of the table */
    u8 is_open[MOST_QUESTION_SETS];
    MarkCount *count[MOST_QUESTION_SETS]; /* by difficulty */
    AskedQuestion question;               /* the last one that was made */
    Page last_id;                         /* its id */
} AnswerSheet;

/* Starts from zeros. */
void answer_sheet_free(AnswerSheet *sheet);
/* Marks a line, whose number is counted from 1, and writes the result as an
   object on a line. Returns 0, with a reason, if the question's set can't be
   used here. */
int answer_sheet_take(AnswerSheet *sheet, const Page *line, u64 number,
                      Page *page, const char **reason);
/* An object on a line: what came of all answers, and of those of each
   difficulty. */
void answer_sheet_page_summary(Page *page, const AnswerSheet *sheet);
/* Whether there are answers, and each solves its question. */
int answer_sheet_is_solved(const AnswerSheet *sheet);

#endif
