/* SPDX-License-Identifier: MIT */
/* Which of FreeCell's searches answer which question. */
#include "freecell.h"

#include "rules/freecell/freecell.h"

/* Enough for nearly all that can be solved, and little beside a proof. */
enum { BRIEF_NODES = 2000 };

typedef void BestFirstSearch(const Question *question, Answer *answer);

/* One search after the other, until the game is won or proven lost. A line
   that the rules refuse is none. */
static void try_each(const Question *question,
                     BestFirstSearch *const *searches, Answer *answer)
{
    answer->verdict = LIMIT;
    for (; *searches; searches++) {
        (*searches)(question, answer);
        if (answer->verdict == SOLVED || answer->verdict == IMPOSSIBLE)
            return;
        answer->verdict = LIMIT;
    }
}

static void look_briefly(const Question *question, Answer *answer)
{
    Question short_one = *question;
    if (short_one.most_nodes > BRIEF_NODES)
        short_one.most_nodes = BRIEF_NODES;
    freecell_best_first(&short_one, answer);
}

static void solve_any(const Question *question, Answer *answer)
{
    static BestFirstSearch *const searches[] = {
        freecell_best_first, freecell_proof, freecell_beam_any, NULL};
    try_each(question, searches, answer);
}

/* A question that this order leaves open may be settled by the other. */
static void solve_or_prove(const Question *question, Answer *answer)
{
    static BestFirstSearch *const searches[] = {look_briefly, freecell_proof,
                                                freecell_best_first,
                                                freecell_beam_any, NULL};
    try_each(question, searches, answer);
}

const Solver freecell_solver = {
    &freecell, {solve_any, freecell_short, freecell_optimal, solve_or_prove}};
