/* SPDX-License-Identifier: MIT */
/* Questions as text for people and models, and as JSON. */
#ifndef QUESTIONS_ASKED_QUESTION_H
#define QUESTIONS_ASKED_QUESTION_H

#include "question_set.h"

/* What a position has to be answered with where no moves win. */
extern const char asked_question_impossible[];

void asked_question_page_id(Page *page, const AskedQuestion *question);
void asked_question_page_prompt(Page *page, const AskedQuestion *question);
/* A move as answers have it. */
void asked_question_page_move(Page *page, const QuestionSet *set,
                              const void *position, u16 move);
/* A right answer, as the prompt asks for it. */
void asked_question_page_answer(Page *page, const AskedQuestion *question);
/* An object on a line. */
void asked_question_page_json(Page *page, const AskedQuestion *question);

#endif
