/* SPDX-License-Identifier: MIT */
/* Players that answer questions, to compare others with. */
#ifndef QUESTIONS_QUESTION_PLAYER_H
#define QUESTIONS_QUESTION_PLAYER_H

#include "question_set.h"

typedef enum QuestionPlayer {
    QUESTION_PLAYER_RANDOM, /* any legal moves; the same ones each time */
    QUESTION_PLAYER_GREEDY, /* always the move that the rules rate highest */
    QUESTION_PLAYER_SOLVER  /* a right answer */
} QuestionPlayer;

/* Writes an answer as the prompt asks for it, as an object on a line, for
   "verify --jsonl". */
void question_player_page_json(Page *page, const AskedQuestion *question,
                               QuestionPlayer player);

#endif
