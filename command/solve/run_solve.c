/* SPDX-License-Identifier: MIT */
/* Solves one deal, a range of deals, or boards. */
#include "solving.h"
#include "survey.h"

static int solve_all(const SolveRequest *request)
{
    Survey survey;
    int result = start_survey(&survey, request);
    if (!result)
        result = ask_all(&survey);
    stop_survey(&survey);
    return result ? result : result_of_survey(&survey);
}

int run_solve(CommandLine *line)
{
    const Solving *solving = solving_of(line->game);
    SolveRequest request;
    int result;
    if (solving->run)
        return solving->run(line);
    result = read_solve_request(&request, line);
    return result ? result : solve_all(&request);
}
