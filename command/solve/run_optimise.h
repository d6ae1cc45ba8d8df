/* SPDX-License-Identifier: MIT */
/* Shortens a solution of the sliding puzzle. */
#ifndef COMMAND_SOLVE_RUN_OPTIMISE_H
#define COMMAND_SOLVE_RUN_OPTIMISE_H

#include "command/play/start_session.h"
#include "notations.h"

typedef struct OptimiseRequest {
    const char *saved;  /* a game that was won, or NULL */
    StartRequest start; /* otherwise the moves start here */
    const char *moves;
    u32 window;
    u64 nodes;
    const Notation *notation;
    int json;
} OptimiseRequest;

int solve_read_optimise_request(OptimiseRequest *request, CommandLine *line);

#endif
