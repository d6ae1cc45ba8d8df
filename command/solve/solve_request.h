/* SPDX-License-Identifier: MIT */
/* What solvers and players are asked. */
#ifndef COMMAND_SOLVE_SOLVE_REQUEST_H
#define COMMAND_SOLVE_SOLVE_REQUEST_H

#include "command/play/start_session.h"
#include "notations.h"
#include "sliding_solver.h"

/* One start, or a range of deals that begin like it. */
typedef struct DealsRequest {
    StartRequest start;
    Range range;
    int is_range;
} DealsRequest;

/* Of the line's game. */
int read_deals_request(DealsRequest *request, CommandLine *line);

/* A way of asking that is answered by no line. */
#define FAIRLY HOW_COUNT

typedef struct SolveRequest {
    DealsRequest deals;
    const char *boards; /* a file of them; NULL: the deals */
    How how;
    const char *how_name;
    const Notation *notation;
    u64 nodes;
    u32 megabytes;
    int grows; /* who told no limit gets more memory when it runs out */
    int json;
    SliderRequest slider; /* of the sliding puzzle */
} SolveRequest;

int read_solve_request(SolveRequest *request, CommandLine *line);

#endif
