/* SPDX-License-Identifier: MIT */
/* Grades FreeCell deals. For each number of free cells it asks the solver in
   several ways, until one of them gives a verdict. */
#include "grade.h"

#include <stdlib.h>

#include "rules/freecell/freecell.h"

enum { MOST_CELLS = 7 };

int grader_start(Grader *grader)
{
    grader->size = GRADER_SIZE;
    grader->most_nodes = GRADER_NODES;
    grader->stop = NULL;
    grader->autoplay = FREECELL_AUTOPLAY_SAFE;
    grader->memory = malloc(GRADER_SIZE);
    return grader->memory != NULL;
}

void grader_stop(Grader *grader)
{
    free(grader->memory);
    grader->memory = NULL;
}

/* The question for a proof tries the quick searches first. Wide beams come
   last, for solutions that are hard to find. */
static const How looks[] = {SOLVE_PROVE, SOLVE_SHORT};

static Verdict ask_with(const Grader *grader, const u8 *seed, u8 cells,
                        u64 *nodes)
{
    const u8 variant[VARIANT_SIZE] = {[FREECELL_VARIANT_CELLS] = cells,
                                      [FREECELL_VARIANT_AUTOPLAY] =
                                          grader->autoplay};
    FreeCell position;
    Answer answer = {.verdict = LIMIT};
    Question question = {.game = &freecell,
                         .position = &position,
                         .memory = grader->memory,
                         .size = grader->size,
                         .most_nodes = grader->most_nodes,
                         .stop = grader->stop};
    size_t i;
    if (freecell.deal(&position, variant, seed))
        return NO_SOLVER;
    for (i = 0; i < COUNT_OF(looks) && answer.verdict == LIMIT; i++) {
        question.how = looks[i];
        solve(&question, &answer);
        *nodes += answer.nodes;
    }
    return answer.verdict;
}

Grade grade_seed(const Grader *grader, const u8 *seed)
{
    Grade grade = {0, 1, 0};
    for (; grade.cells <= MOST_CELLS; grade.cells++) {
        const Verdict verdict =
            ask_with(grader, seed, grade.cells, &grade.nodes);
        if (verdict == SOLVED)
            return grade;
        if (verdict != IMPOSSIBLE)
            grade.proven = 0;
    }
    grade.cells = NO_GRADE;
    return grade;
}
