/* SPDX-License-Identifier: MIT */
/* The id of a question, from which it can be made again:
   "sliding:1:3x3:20:93" is the game, the set's version, the set, the
   difficulty and the number. */
#ifndef QUESTIONS_QUESTION_ID_H
#define QUESTIONS_QUESTION_ID_H

#include "question_set.h"

typedef struct QuestionId {
    const QuestionSet *set;
    u32 difficulty;
    u64 number;
} QuestionId;

typedef enum QuestionIdFault {
    QUESTION_ID_FINE,
    QUESTION_ID_UNKNOWN,      /* no set has such a question */
    QUESTION_ID_OTHER_VERSION /* its set has another version now */
} QuestionIdFault;

/* Reads an id in its only spelling. Whether its number has this difficulty is
   known when the question is made. */
QuestionIdFault question_id_read(QuestionId *id, const char *text,
                                 size_t length);
void question_id_page(Page *page, const QuestionId *id);
/* Without difficulty and number: "sliding:1:3x3". */
void question_id_page_set(Page *page, const QuestionSet *set);

#endif
