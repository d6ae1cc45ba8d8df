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

Distance sliding_find_distance(Advisor *advisor, const void *position)
{
    Distance distance = {0, 1};
    Answer answer;
    if (!advisor_is_on_way(advisor, &sliding, position) ||
        !advisor->shortest) {
        advisor_ask(advisor, &sliding, position, SOLVE_OPTIMAL, LIVE_PATIENCE,
                    &answer);
        distance.moves = advisor->bound;
        distance.exact = answer.verdict == SOLVED;
        if (!distance.exact)
            return distance;
        advisor_remember_way(advisor, &sliding, position, answer.line,
                             answer.length);
        advisor->shortest = advisor->way != NULL;
        return distance;
    }
    distance.moves = sliding_count_singles(
        position, advisor->way + advisor->at, advisor->length - advisor->at);
    return distance;
}

Distance sliding_find_par(Advisor *advisor, const void *start)
{
    Distance distance = {0, 0};
    Answer answer;
    advisor_forget_way(advisor);
    advisor_ask(advisor, &sliding, start, SOLVE_OPTIMAL, advisor->patience,
                &answer);
    distance.exact = answer.verdict == SOLVED;
    if (!distance.exact)
        advisor_ask(advisor, &sliding, start, SOLVE_SHORT, PAR_PATIENCE,
                    &answer);
    if (answer.verdict == SOLVED)
        distance.moves =
            sliding_count_singles(start, answer.line, answer.length);
    return distance;
}
