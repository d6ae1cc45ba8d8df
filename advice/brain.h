/* SPDX-License-Identifier: MIT */
/* What is remembered between questions about a game: the solver's memory and
   the solution found. */
#ifndef ADVICE_BRAIN_H
#define ADVICE_BRAIN_H

#include "advice/kulki/kulki_player.h"
#include "advice/sliding/guided_solver.h"
#include "session/session.h"

typedef struct Brain {
    void *memory;           /* the solver's, got at the first question */
    u64 patience;           /* how many nodes a question may take */
    const _Atomic u8 *stop; /* not 0: no question is worth waiting for */
    const Game *game;
    u8 *start; /* where the way begins, */
    u8 *walk;  /* a position to walk it with, */
    u16 *way;  /* and its moves */
    u32 length;
    u32 at; /* the way leads on from here: from the position last asked */
    int shortest;  /* there is no shorter way */
    u32 bound;     /* of the last answer: see guided_solver_ask */
    char says[56]; /* why it advises a move */
    /* What only the advice on one game uses. */
    GuidedSolver *slides; /* what it has for the sliding puzzle, or NULL */
    KulkiEngine *engine;  /* got at the first question about Kulki */
    Page tip;             /* its words on a move */
} Brain;

/* About a second; and for the other moves of a hint, of which there are
   many. */
enum {
    PATIENCE = 1000000,
    LITTLE_PATIENCE = 20000,
    LIVE_PATIENCE = 200000,
    PAR_PATIENCE = 400000
};

/* How many single-tile moves the sliding puzzle still takes at least; exact:
   and no more than these. */
typedef struct Distance {
    u32 moves;
    int exact;
} Distance;

void brain_start(Brain *brain, u64 patience);
void brain_stop(Brain *brain);

void brain_forget_way(Brain *brain);
void brain_remember_way(Brain *brain, const Game *game, const void *position,
                        const u16 *way, u32 length);
/* Whether the way that is known leads through the position: then it leads on
   from there. */
int brain_is_on_way(Brain *brain, const Game *game, const void *position);

#endif
