/* SPDX-License-Identifier: MIT */
/* Chooses which of FreeCell's searches answer a question, in which order, and
   with how many nodes. */
#include "freecell.h"

#include "rules/freecell/freecell.h"

typedef void FreecellSearch(const Question *question, Answer *answer);

/* Runs a search. A line that the rules refuse does not count. Returns 1 once
   the game is solved or proven lost. */
static u8 is_decided_by(FreecellSearch *search, const Question *question,
                        Answer *answer)
{
    ASSERT(answer->nodes <= question->most_nodes);
    answer->verdict = LIMIT;
    search(question, answer);
    if (answer->verdict == SOLVED || answer->verdict == IMPOSSIBLE)
        return 1;
    answer->verdict = LIMIT;
    return 0;
}

static void solve_any(const Question *question, Answer *answer)
{
    if (!is_decided_by(freecell_best_first, question, answer) &&
        !is_decided_by(freecell_proof, question, answer))
        (void)is_decided_by(freecell_beam_any, question, answer);
}

/* ------------------------------------------------------------------ turns */

/* A question for a proof is mostly answered by a solution: even with two
   cells, four deals in five can be won. A solution that the quick search finds
   in thousands of nodes can take the proof fifty million; on the other hand,
   with few cells many proofs need no more than a handful. Neither search knows
   which case it has, so they take turns, each time with several times as many
   nodes. Even where only the last turn decides, the earlier ones add little to
   it. The quick search goes on where it stopped; the proof begins again, since
   it gives up its memory. */
typedef struct ProofTurn {
    u8 attempts; /* of the quick search, with those of earlier turns */
    u64 nodes;   /* of the proof */
} ProofTurn;

static const ProofTurn turns[] = {
    {5, 4000}, {10, 80000}, {FREECELL_ATTEMPTS, ~(u64)0}};

/* A proof that could search no more positions than the last one is not worth
   beginning. The
   last one had *most, and no other follows one that ran out of memory. */
static u8 is_proven_in_turn(const Question *question, u64 *most, u64 nodes,
                            Answer *answer)
{
    Question limited = *question;
    u64 left = question->most_nodes - answer->nodes;
    u8 decided;
    ASSERT(answer->nodes <= question->most_nodes);
    if (nodes > left)
        nodes = left;
    if (nodes <= *most)
        return 0;
    limited.most_nodes = answer->nodes + nodes;
    decided = is_decided_by(freecell_proof, &limited, answer);
    *most = answer->nodes == limited.most_nodes ? nodes : ~(u64)0;
    return decided;
}

static void solve_or_prove(const Question *question, Answer *answer)
{
    u64 most = 0;
    u8 begun = 0;
    u8 i;
    for (i = 0; i < COUNT_OF(turns); i++) {
        answer->verdict = LIMIT;
        freecell_best_first_between(question, begun, turns[i].attempts,
                                    answer);
        begun = turns[i].attempts;
        if (answer->verdict == SOLVED ||
            is_proven_in_turn(question, &most, turns[i].nodes, answer))
            return;
    }
    (void)is_decided_by(freecell_beam_any, question, answer);
}

const Solver freecell_solver = {
    &freecell, {solve_any, freecell_short, freecell_optimal, solve_or_prove}};
