/* SPDX-License-Identifier: MIT */
/* Chooses which of FreeCell's searches answer a question, in which order, and
   with how many nodes. */
#include "freecell.h"

#include "rules/freecell/freecell.h"

/* Enough to solve nearly every solvable deal, and little compared with a
   proof. */
enum { BRIEF_NODES = 2000 };

typedef void BestFirstSearch(const Question *question, Answer *answer);

/* Runs one search after another until the game is solved or proven lost. A
   line that the rules refuse does not count. */
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

/* One order of searches may settle what the other leaves open, so both are
   tried. */
static void solve_or_prove(const Question *question, Answer *answer)
{
    static BestFirstSearch *const searches[] = {look_briefly, freecell_proof,
                                                freecell_best_first,
                                                freecell_beam_any, NULL};
    try_each(question, searches, answer);
}

const Solver freecell_solver = {
    &freecell, {solve_any, freecell_short, freecell_optimal, solve_or_prove}};
