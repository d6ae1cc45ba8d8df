/* SPDX-License-Identifier: MIT */
/* Asks the solvers. */
#include <string.h>

#include "library/adapter.h"
#include "solve/solve.h"

STATIC_ASSERT((int)QUADRILLE_SOLVE_PROVE == (int)SOLVE_PROVE);
STATIC_ASSERT((int)QUADRILLE_VERDICT_UNKNOWN == (int)LIMIT);

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

static void write_answer(quadrille_answer *answer, const Answer *found)
{
    quadrille_answer now = {0};
    u8 is_solved = found->verdict == SOLVED;
    now.verdict = found->verdict == REFUTED ? LIMIT : (int)found->verdict;
    now.moves = is_solved ? found->line : NULL;
    now.count = is_solved ? found->length : 0;
    now.nodes = found->nodes;
    now.least = found->optimum.least;
    library_copy_members(answer, &now, answer->size, sizeof now);
}

int quadrille_solve(const quadrille_game *game, const void *position,
                    const quadrille_question *question,
                    quadrille_answer *answer)
{
    quadrille_question asked = {0};
    Question inside = {0};
    Answer found;
    StopCall stop = {&asked, 0};
    if (!game || !position || !question || !answer)
        return QUADRILLE_NO_ARGUMENT;
    if (question->size < LIBRARY_LEAST_SIZE(quadrille_question, own) ||
        answer->size < LIBRARY_LEAST_SIZE(quadrille_answer, least))
        return QUADRILLE_NO_ROOM;
    library_copy_members(&asked, question, question->size, sizeof asked);
    if (asked.mode < QUADRILLE_SOLVE_FAST ||
        asked.mode > QUADRILLE_SOLVE_PROVE)
        return QUADRILLE_NOT_UNDERSTOOD;
    if (!game->is_sound(position))
        return QUADRILLE_NO_POSITION;
    inside.game = game->rules;
    inside.position = position;
    inside.how = (How)asked.mode;
    inside.most_nodes = asked.most_nodes ? asked.most_nodes : UINT64_MAX;
    inside.ask = asked.stop ? should_stop : NULL;
    inside.own = &stop;
    align_memory(&inside, &asked);
    solve(&inside, &found);
    write_answer(answer, &found);
    return QUADRILLE_OK;
}
