/* SPDX-License-Identifier: MIT */
/* Grades the difficulty of deals. */
#ifndef COMMAND_SOLVE_RUN_GRADE_H
#define COMMAND_SOLVE_RUN_GRADE_H

#include "command/command.h"

typedef struct GradeRequest {
    const Game *game; /* a game whose deals have grades */
    Range deals;
    int json;
} GradeRequest;

int solve_read_grade_request(GradeRequest *request, CommandLine *line);

#endif
