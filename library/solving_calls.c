/* SPDX-License-Identifier: MIT */
/* Asks the solvers. */
#include <string.h>

#include "library/adapter.h"
#include "solve/solve.h"

STATIC_ASSERT((int)QUADRILLE_SOLVE_PROVE == (int)SOLVE_PROVE);
STATIC_ASSERT((int)QUADRILLE_VERDICT_LIMIT == (int)LIMIT);

enum { ALIGNMENT = 64 };

/* The part of the caller's memory that has the right alignment. */
static void align_memory(Question *question, const quadrille_question *asked)
{
    size_t skipped =
        (ALIGNMENT - (uintptr_t)asked->memory % ALIGNMENT) % ALIGNMENT;
    if (!asked->memory || skipped > asked->memory_size)
        skipped = asked->memory_size;
    question->memory = asked->memory ? (u8 *)asked->memory + skipped : NULL;
    question->size = asked->memory ? asked->memory_size - skipped : 0;
}

/* Solvers may ask again after they were told to stop; the caller is not. */
typedef struct StopCall {
    const quadrille_question *asked;
    int was_said;
} StopCall;

static int should_stop(void *own)
{
    StopCall *stop = own;
    stop->was_said = stop->was_said || stop->asked->stop(stop->asked->own);
    return stop->was_said;
}

int quadrille_solve(const quadrille_game *game, const void *position,
                    const quadrille_question *asked, quadrille_answer *answer)
{
    Question question = {0};
    Answer found;
    StopCall stop = {asked, 0};
    if (!game || !position || !asked || !answer)
        return QUADRILLE_NO_ARGUMENT;
    if (asked->size < sizeof *asked || answer->size < sizeof *answer)
        return QUADRILLE_NO_ROOM;
    if (asked->how < QUADRILLE_SOLVE_FAST ||
        asked->how > QUADRILLE_SOLVE_PROVE)
        return QUADRILLE_NOT_UNDERSTOOD;
    if (!game->is_sound(position))
        return QUADRILLE_NO_POSITION;
    question.game = game->rules;
    question.position = position;
    question.how = (How)asked->how;
    question.most_nodes = asked->most_nodes ? asked->most_nodes : UINT64_MAX;
    question.ask = asked->stop ? should_stop : NULL;
    question.own = &stop;
    align_memory(&question, asked);
    solve(&question, &found);
    answer->verdict = found.verdict == REFUTED ? LIMIT : (int)found.verdict;
    answer->moves = found.verdict == SOLVED ? found.line : NULL;
    answer->count = found.verdict == SOLVED ? found.length : 0;
    answer->nodes = found.nodes;
    answer->least = found.optimum.least;
    return QUADRILLE_OK;
}
