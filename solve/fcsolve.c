/* SPDX-License-Identifier: MIT */
/* FreeCell's ways of being solved. */
#include "fcsolve.h"

#include "../rules/freecell.h"

/* Enough for nearly all that can be solved, and little beside a proof. */
enum { GLANCE = 2000 };

static void solve_somehow(const Question *question, Answer *answer)
{
    answer->verdict = LIMIT;
    solve_fast(question, answer);
    if (answer->verdict == LIMIT)
        solve_surely(question, answer);
    if (answer->verdict == LIMIT)
        solve_widely(question, answer);
}

/* What can't be settled in this order may still be in the other. */
static void solve_or_prove(const Question *question, Answer *answer)
{
    Question glance = *question;
    if (glance.most_nodes > GLANCE)
        glance.most_nodes = GLANCE;
    answer->verdict = LIMIT;
    solve_fast(&glance, answer);
    if (answer->verdict == LIMIT)
        solve_surely(question, answer);
    if (answer->verdict == LIMIT)
        solve_fast(question, answer);
}

const Solver freecell_solver = {
    &freecell, {solve_somehow, solve_short, solve_best, solve_or_prove}};
