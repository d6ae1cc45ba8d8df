/* SPDX-License-Identifier: MIT */
/* FreeCell's ways of being solved. */
#include "freecell.h"

#include "rules/freecell/freecell.h"

/* Enough for nearly all that can be solved, and little beside a proof. */
enum { GLANCE = 2000 };

typedef void Search(const Question *question, Answer *answer);

/* One search after the other, until the game is won or proven lost. A line
   that the rules refuse is none. */
static void try_each(const Question *question, Search *const *searches,
                     Answer *answer)
{
    answer->verdict = LIMIT;
    for (; *searches; searches++) {
        (*searches)(question, answer);
        if (answer->verdict == SOLVED || answer->verdict == IMPOSSIBLE)
            return;
        answer->verdict = LIMIT;
    }
}

static void glance(const Question *question, Answer *answer)
{
    Question short_one = *question;
    if (short_one.most_nodes > GLANCE)
        short_one.most_nodes = GLANCE;
    solve_fast(&short_one, answer);
}

static void solve_somehow(const Question *question, Answer *answer)
{
    static Search *const searches[] = {solve_fast, solve_surely, solve_widely,
                                       NULL};
    try_each(question, searches, answer);
}

/* What can't be settled in this order may still be in the other. */
static void solve_or_prove(const Question *question, Answer *answer)
{
    static Search *const searches[] = {glance, solve_surely, solve_fast,
                                       solve_widely, NULL};
    try_each(question, searches, answer);
}

const Solver freecell_solver = {
    &freecell, {solve_somehow, solve_short, solve_best, solve_or_prove}};
