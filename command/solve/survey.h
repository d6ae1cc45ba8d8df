/* SPDX-License-Identifier: MIT */
/* Questions to a solver, one or many, and the sum of the answers. */
#ifndef SURVEY_H
#define SURVEY_H

#include "answer.h"
#include "mahjong_chances.h"
#include "solve_request.h"

typedef struct Survey {
    const SolveRequest *request;
    Question question;
    Print print;
    Slider slider;          /* of the sliding puzzle */
    u32 count[REFUTED + 1]; /* by verdict */
    u64 nodes, moves;
    FairSum fair;
} Survey;

/* An exit code for what could not be asked. A survey is stopped even where it
   could not be started. */
int start_survey(Survey *survey, const SolveRequest *request);
int ask_all(Survey *survey);
void stop_survey(Survey *survey);
/* The exit code for the answers. */
int result_of_survey(const Survey *survey);

#endif
