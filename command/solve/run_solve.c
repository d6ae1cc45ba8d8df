/* SPDX-License-Identifier: MIT */
/* Solves one deal, a range of deals, or boards. */
#include "progress_bar.h"
#include "solve_run.h"
#include "solving.h"

static int solve_all(const SolveRequest *request)
{
    SolveRun run;
    int result = solve_run_start(&run, request);
    if (!result)
        result = solve_run_ask(&run);
    solve_run_stop(&run);
    return result ? result : solve_run_result(&run);
}

int run_solve(CommandLine *line)
{
    const Solving *solving = solving_of(line->game);
    SolveRequest request;
    int result;
    progress_bar_allow(&line->options);
    if (solving->run)
        return solving->run(line);
    result = solve_read_request(&request, line);
    return result ? result : solve_all(&request);
}
