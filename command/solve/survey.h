/* SPDX-License-Identifier: MIT */
/* Questions to a solver, one or many, and the sum of the answers. */
#ifndef SURVEY_H
#define SURVEY_H

#include "answer.h"
#include "command/command.h"
#include "command/range.h"
#include "mahjong_chances.h"
#include "sliding_solver.h"

typedef struct Survey {
    Question question;
    Print print;
    int grows;     /* who told no limit gets more memory when it runs out */
    Slider slider; /* of the sliding puzzle */
    u32 count[REFUTED + 1]; /* by verdict */
    u64 nodes, moves;
    FairSum fair;
} Survey;

/* A way of asking that is answered by no line. */
#define FAIRLY HOW_COUNT

/* Each an exit code for what could not be asked. */
int ask_one(Survey *survey, Task *task);
int ask_range(Survey *survey, Task *task, const Range *range);
/* A file with a board a line. */
int ask_boards(Survey *survey, Task *task);
/* The exit code for the answers. */
int result_of_survey(const Survey *survey);

#endif
