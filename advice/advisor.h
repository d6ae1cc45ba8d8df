/* SPDX-License-Identifier: MIT */
/* What a solver knows about a game being played: whether it can still be won,
   how, and which move lost it. It remembers the solution, so that a player who
   follows hints stays on it. */
#ifndef ADVICE_ADVISOR_H
#define ADVICE_ADVISOR_H

#include "brain.h"

/* NO_SOLVER where chance decides. When it is SOLVED, the way on is
   way[at] to way[length - 1]. */
Verdict brain_ask(Brain *brain, const Game *game, const void *position);

/* Asks with the brain's memory, LIMIT when there is none to be had; the way
   that is known stays. */
void advisor_ask(Brain *brain, const Game *game, const void *position, How how,
                 u64 most_nodes, Answer *answer);

/* How long the way on is, from the position last asked about: in moves, or in
   what the game counts instead. */
u32 advisor_measure_way(const Brain *brain, const void *position);

/* Where a game was lost: from "won" moves on it could be won, after "lost"
   moves it could not. */
typedef struct Loss {
    u32 won, lost;
    Verdict dealt; /* when it was dealt, or dealt again by a reshuffle */
} Loss;

/* Of a session whose position is lost; 0 when that can't be found out. The
   way from "won" is known then. */
int advisor_find_loss(Brain *brain, const Session *session, Loss *loss);

/* In how few moves the session's start can be won, as far as a short search
   tells; 0 when it doesn't. What is known of the game is forgotten. */
u32 advisor_find_par(Brain *brain, const Session *session);

/* Gives a game's own hints. Where it has none: the way on, then other moves
   after which it can be won; where the moves of a way can be taken in any
   order, those come first that open most. */
Adviser brain_adviser(Brain *brain);

#endif
