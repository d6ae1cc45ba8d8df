/* SPDX-License-Identifier: MIT */
/* The table of solvers, and the one function that asks them. A new solver
   needs one line here. */
#include "solve/freecell/freecell.h"
#include "solve/mahjong/mahjong.h"
#include "solve/sliding/sliding.h"

const Answer no_answer = {LIMIT, NULL, 0, 0, 0, {0, 0, NULL}, 0};

const Solver *const solvers[] = {&freecell_solver, &mahjong_solver,
                                 &sliding_solver};

const Solver *solver_find(const Game *game, How how)
{
    u8 i;
    for (i = 0; i < COUNT_OF(solvers); i++)
        if (solvers[i]->game == game && solvers[i]->solve[how])
            return solvers[i];
    return NULL;
}

void solve(const Question *question, Answer *answer)
{
    const Solver *solver = solver_find(question->game, question->how);
    *answer = no_answer;
    answer->verdict = NO_SOLVER;
    if (solver)
        solver->solve[question->how](question, answer);
}
