/* SPDX-License-Identifier: MIT */
/* Asks a solver one question or many, and sums up the answers. */
#ifndef SURVEY_H
#define SURVEY_H

#include "answer.h"
#include "mahjong_chances.h"
#include "solve_request.h"

typedef struct Survey {
    const SolveRequest *request;
    Question question;
    Print print;
    Slider slider;          /* for the sliding puzzle */
    u32 count[REFUTED + 1]; /* indexed by verdict */
    u64 nodes, moves;
    FairSum fair;
} Survey;

/* Return EXIT_DONE, or the exit code for a question that couldn't be asked.
   Call stop_survey even if start_survey failed. */
int start_survey(Survey *survey, const SolveRequest *request);
int ask_all(Survey *survey);
void stop_survey(Survey *survey);
/* The exit code that the answers give. */
int result_of_survey(const Survey *survey);

#endif
