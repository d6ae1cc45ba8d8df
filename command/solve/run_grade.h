/* SPDX-License-Identifier: MIT */
/* How hard deals are. */
#ifndef COMMAND_SOLVE_RUN_GRADE_H
#define COMMAND_SOLVE_RUN_GRADE_H

#include "command/command.h"

typedef struct GradeRequest {
    const Game *game; /* whose deals have grades */
    Range deals;
    int json;
} GradeRequest;

int read_grade_request(GradeRequest *request, CommandLine *line);

#endif
