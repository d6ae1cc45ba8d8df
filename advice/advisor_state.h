/* SPDX-License-Identifier: MIT */
/* What advice remembers between two questions about a game: the solver's
   memory and the last solution. */
#ifndef ADVICE_ADVISOR_STATE_H
#define ADVICE_ADVISOR_STATE_H

#include "host/page.h"
#include "session/session.h"
#include "solve/kulki/kulki.h"

/* Where a game was lost: it could be won after "won" moves, but not after
   "lost" moves. */
typedef struct Loss {
    u32 won, lost;
    Verdict now;   /* on the position that was asked about */
    Verdict dealt; /* on the deal, or on the last reshuffle, if that is lost */
} Loss;

typedef struct Advisor {
    void *memory;           /* the solver's, allocated at the first question */
    u64 patience;           /* limit on the nodes of a question */
    const _Atomic u8 *stop; /* set to give up on every question; may be NULL */
    const Game *game;
    u8 *start; /* the position where the solution begins */
    u8 *walk;  /* buffer for a position to walk along it */
    u16 *way;  /* the moves of the solution */
    u32 length;
    u32 at; /* index of the next move from the position last asked about */
    int shortest;   /* the solution is known to be a shortest */
    u32 bound;      /* of the last answer: see guided_solver_ask */
    char says[160]; /* the reason for the suggested move */
    Loss loss;      /* the last one that was found, */
    Digest lost;    /* and the moves that led to it; zeros if there is none */
    /* Used only by the advice on one game. */
    struct GuidedSolver *slides; /* the sliding puzzle's solver, or NULL */
    KulkiEngine *engine; /* allocated at the first question about Kulki */
    Page tip;            /* its remark on a move */
} Advisor;

/* Limits in nodes: about a second, and less for the other moves of a hint,
   because there are many. */
enum {
    PATIENCE = 1000000,
    LITTLE_PATIENCE = 20000,
    LIVE_PATIENCE = 200000,
    PAR_PATIENCE = 400000
};

/* A lower bound on the single-tile moves that the sliding puzzle still needs;
   if exact, the number itself. */
typedef struct Distance {
    u32 moves;
    int exact;
} Distance;

void advisor_start(Advisor *advisor, u64 patience);
void advisor_stop(Advisor *advisor);

void advisor_forget_way(Advisor *advisor);
void advisor_remember_way(Advisor *advisor, const Game *game,
                          const void *position, const u16 *way, u32 length);
/* Whether the known solution passes through the position. If so, it continues
   from there. */
int advisor_is_on_way(Advisor *advisor, const Game *game,
                      const void *position);

#endif
