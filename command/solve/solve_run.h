/* SPDX-License-Identifier: MIT */
/* Asks a solver one question or many, and sums up the answers. */
#ifndef SOLVE_RUN_H
#define SOLVE_RUN_H

#include "answer.h"
#include "mahjong_chances.h"
#include "solve_request.h"

typedef struct SolveRun {
    const SolveRequest *request;
    Question question;
    Print print;
    Slider slider;          /* for the sliding puzzle */
    u32 count[REFUTED + 1]; /* indexed by verdict */
    u64 nodes, moves;
    FairSum fair;
} SolveRun;

/* Return EXIT_DONE, or the exit code for a question that couldn't be asked.
   Call solve_run_stop even if solve_run_start failed. */
int solve_run_start(SolveRun *run, const SolveRequest *request);
int solve_run_ask(SolveRun *run);
void solve_run_stop(SolveRun *run);
/* The exit code that the answers give. */
int solve_run_result(const SolveRun *run);

#endif
