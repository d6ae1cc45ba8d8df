/* SPDX-License-Identifier: MIT */
/* Asks the solver how far a board is from its goal, and converts its
   answers. */
#include "distance.h"

#include "advice/advisor.h"
#include "advice/metrics/sliding_line.h"

u32 sliding_count_singles(const void *position, const u16 *moves, u32 count)
{
    const Slides slides = {position, moves, count};
    return measure_slides(&slides).singles;
}

Distance sliding_find_distance(Brain *brain, const void *position)
{
    Distance distance = {0, 1};
    Answer answer;
    if (!brain_is_on_way(brain, &sliding, position) || !brain->shortest) {
        advisor_ask(brain, &sliding, position, SOLVE_OPTIMAL, LIVE_PATIENCE,
                    &answer);
        distance.moves = brain->bound;
        distance.exact = answer.verdict == SOLVED;
        if (!distance.exact)
            return distance;
        brain_remember_way(brain, &sliding, position, answer.line,
                           answer.length);
        brain->shortest = brain->way != NULL;
        return distance;
    }
    distance.moves = sliding_count_singles(position, brain->way + brain->at,
                                           brain->length - brain->at);
    return distance;
}

Distance sliding_find_par(Brain *brain, const void *start)
{
    Distance distance = {0, 0};
    Answer answer;
    brain_forget_way(brain);
    advisor_ask(brain, &sliding, start, SOLVE_OPTIMAL, brain->patience,
                &answer);
    distance.exact = answer.verdict == SOLVED;
    if (!distance.exact)
        advisor_ask(brain, &sliding, start, SOLVE_SHORT, PAR_PATIENCE,
                    &answer);
    if (answer.verdict == SOLVED)
        distance.moves =
            sliding_count_singles(start, answer.line, answer.length);
    return distance;
}
