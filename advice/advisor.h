/* SPDX-License-Identifier: MIT */
/* What a solver knows of a game at the table: whether it can still be won,
   how, and which move lost it. It remembers the way it found, so that hints
   that are followed lead on along it. */
#ifndef ADVICE_ADVISOR_H
#define ADVICE_ADVISOR_H

#include "advice/kulki/player.h"
#include "advice/sliding/solver.h"
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
    int shortest;       /* there is no shorter way */
    u32 bound;          /* of the last answer: see ask_slide_brain */
    SlideBrain *slides; /* what it has for the sliding puzzle, or NULL */
    char says[40];      /* on what grounds it advises */
    Mind *mind;         /* of Kulki, got at the first question about it */
    Page tip;           /* its words on a move */
} Brain;

/* About a second; and for the other moves of a hint, of which there are
   many. */
enum {
    PATIENCE = 1000000,
    LITTLE_PATIENCE = 20000,
    LIVE_PATIENCE = 200000,
    PAR_PATIENCE = 400000
};

void start_brain(Brain *brain, u64 patience);
void stop_brain(Brain *brain);

/* NO_SOLVER where chance decides. When it is SOLVED, the way on is
   way[at] to way[length - 1]. */
Verdict ask_brain(Brain *brain, const Game *game, const void *position);

/* How many single-tile moves the sliding puzzle still takes at least; exact:
   and no more than these. */
typedef struct Distance {
    u32 moves;
    int exact;
} Distance;

/* At once, as far as it can be told at once. */
Distance find_distance(Brain *brain, const void *position);
/* Of a start; not exact: so many are enough, but fewer may be. 0: not known.
   What is known of the game is forgotten. */
Distance find_slide_par(Brain *brain, const void *start);

/* Where a game was lost: from "won" moves on it could be won, after "lost"
   moves it could not. */
typedef struct Loss {
    u32 won, lost;
    Verdict dealt; /* when it was dealt, or dealt again by a reshuffle */
} Loss;

/* Of a session whose position is lost; 0 when that can't be found out. The
   way from "won" is known then. */
int find_loss(Brain *brain, const Session *session, Loss *loss);

/* In how few moves the session's start can be won, as far as a short search
   tells; 0 when it doesn't. What is known of the game is forgotten. */
u32 find_par(Brain *brain, const Session *session);

/* Hints: the way on, then other moves after which it can be won. In Mahjong
   those come first that open most. */
u8 advise_way(Brain *brain, const Host *host, const Game *game,
              const void *position, u32 nth, Advice *advice);

/* advice/kulki/advice.c: the same, and in Kulki the moves that its player
   likes best, with reasons */
Adviser adviser_of(Brain *brain);
/* Gives back what that player has. */
void stop_mind(Brain *brain);

#endif
