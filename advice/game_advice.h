/* SPDX-License-Identifier: MIT */
/* All that is special about advice on one game. Whatever an entry leaves NULL,
   and a game without an entry, gets the default for games with a solver. */
#ifndef ADVICE_GAME_ADVICE_H
#define ADVICE_GAME_ADVICE_H

#include "brain.h"
#include "host/page.h"

/* In GameAdvice.par_after: the game has no par. */
enum { PAR_NEVER = 255 };

typedef struct GameAdvice {
    const Game *game; /* NULL: any other */

    /* What is asked of its solver. */
    u8 asks_shortest; /* a shortest way first, when there is patience */
    u8 any_order;     /* a way's moves can be taken in any order in which they
                         are legal */
    u16 deals_again;  /* the move that does so, after which what was lost may
                         be won; 0: none */
    /* Asks with what the brain keeps for this game; NULL: solve. */
    void (*ask)(Brain *brain, const Question *question, Answer *answer);

    /* A line's length in what the game counts, and what that is; NULL: in
       moves. */
    u32 (*measure)(const void *position, const u16 *moves, u32 count);
    const char *unit;
    /* Plays a move of a line that is written; NULL: as the rules do. */
    void (*play)(void *position, u16 move);
    /* How far it is to the goal, as far as that can be told at once; NULL:
       nobody knows. */
    Distance (*find_distance)(Brain *brain, const void *position);

    /* The nth hint; NULL, or a reason in return: by the way that is known. */
    u8 (*hint)(Brain *brain, const void *position, u32 nth, Advice *advice);
    /* The move that its player would play, 0 without one; NULL: the way to win
       is played. */
    int (*choose)(Brain *brain, const void *position, u16 *move);

    /* Why there is no verdict without a solver; NULL: there is no solver. */
    const char *unsolved;
    /* What can be done when it can't be won any more, whose usual words are
       given. */
    void (*page_hopeless)(Page *page, const Session *session,
                          const char *words);
    u8 par_after; /* a game that ended with this status, or PAR_NEVER */
    /* As page_par, page_explanation and page_review of explain.h do. */
    int (*page_par)(Page *page, Brain *brain, const Session *session);
    Verdict (*page_explanation)(Page *page, Brain *brain,
                                const Session *session);
    void (*page_review)(Page *page, Brain *brain, const Session *session);
} GameAdvice;

/* Never NULL: of a game that has none, the plain one. */
const GameAdvice *game_advice_of(const Game *game);

/* game_advices.c: those that there are, and NULL */
extern const GameAdvice *const game_advices[];
extern const GameAdvice kulki_advice, mahjong_advice, sliding_advice;

#endif
