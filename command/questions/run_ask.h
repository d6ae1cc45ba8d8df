/* SPDX-License-Identifier: MIT */
/* Asks questions about positions. */
#ifndef COMMAND_QUESTIONS_RUN_ASK_H
#define COMMAND_QUESTIONS_RUN_ASK_H

#include "command/command.h"
#include "questions/question_player.h"

typedef struct AskRequest {
    const QuestionSet *set;
    QuestionQuota quota;
    u64 first, last; /* numbers */
    int json;
    int has_player;        /* answers are printed, and not questions: */
    QuestionPlayer player; /* those of this one */
} AskRequest;

int questions_read_ask_request(AskRequest *request, CommandLine *line);

#endif
