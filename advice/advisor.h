/* SPDX-License-Identifier: MIT */
/* Answers questions about a game in progress with the help of a solver:
   whether it can still be won, how, and which move lost it. It remembers the
   solution, so that a player who follows hints stays on it. */
#ifndef ADVICE_ADVISOR_H
#define ADVICE_ADVISOR_H

#include "advisor_state.h"

/* Returns NO_SOLVER for games of chance. If the verdict is SOLVED, the
   solution continues with way[at] to way[length - 1]. */
Verdict advisor_find_solution(Advisor *advisor, const Game *game,
                              const void *position);

/* The advisor's memory, of SOLVE_COMFORT bytes, until the next question; NULL
   if there is none. */
void *advisor_memory(Advisor *advisor);

/* Asks with the advisor's memory; the verdict is LIMIT if there is no memory.
   The known solution is kept. */
void advisor_ask(Advisor *advisor, const Game *game, const void *position,
                 How how, u64 most_nodes, Answer *answer);

/* Returns the length of the solution from the position last asked about, in
   moves or in the unit that the game counts. */
u32 advisor_measure_way(const Advisor *advisor, const void *position);

/* Finds the loss in a session whose position is lost. If none can be found,
   returns 0, and the loss has only its verdicts. In games of chance, the loss
   is the costliest move. Otherwise the advisor afterwards knows the solution
   from "won" on. A loss that has been found is remembered, so asking again
   costs little. */
int advisor_find_loss(Advisor *advisor, const Session *session, Loss *loss);

/* Returns the fewest moves in which a short search wins from the session's
   start; 0 if it finds no solution. The advisor forgets the game's solution.
 */
u32 advisor_find_par(Advisor *advisor, const Session *session);

/* Gives the game's own hints, if it has any. Otherwise it suggests the next
   move of the solution, and then other winning moves. If the solution's moves
   can be made in any order, those that open most come first. */
HintSource advisor_hint_source(Advisor *advisor);

#endif
