/* SPDX-License-Identifier: MIT */
/* Requests to solvers and computer players. */
#ifndef COMMAND_SOLVE_SOLVE_REQUEST_H
#define COMMAND_SOLVE_SOLVE_REQUEST_H

#include "command/play/start_session.h"
#include "notations.h"
#include "sliding_solver.h"

/* One start, or a range of deals that have the same variant. */
typedef struct DealsRequest {
    StartRequest start;
    Range range;
    int is_range;
} DealsRequest;

/* Reads deals of the line's game. */
int solve_read_deals_request(DealsRequest *request, CommandLine *line);

/* A kind of question whose answer isn't a line. */
#define FAIRLY HOW_COUNT

typedef struct SolveRequest {
    DealsRequest deals;
    const char *boards; /* a file of boards; NULL for deals */
    How how;
    const char *how_name;
    const Notation *notation;
    u64 nodes;
    u32 megabytes;
    int grows; /* without --memory, get more memory when it runs out */
    int json;
    SliderRequest slider; /* for the sliding puzzle */
} SolveRequest;

int solve_read_request(SolveRequest *request, CommandLine *line);

#endif
