/* SPDX-License-Identifier: MIT */
/* Everything that is special about advice on one game. NULL entries, and games
   without a table, get the default for games with a solver. */
#ifndef ADVICE_GAME_ADVICE_H
#define ADVICE_GAME_ADVICE_H

#include "advisor_state.h"
#include "host/page.h"
#include "par.h"

/* A value of GameAdvice.par_after for games without a par. */
enum { PAR_NEVER = 255 };

typedef struct GameAdvice {
    const Game *game; /* NULL for the default */

    /* How to ask the game's solver. */
    u8 asks_shortest; /* look for a shortest solution first */
    u8 any_order;     /* a solution's moves can be made in any legal order */
    u16 deals_again;  /* the move that deals again and can make a lost game
                         winnable; 0 if there is none */
    /* Asks with what the advisor keeps for this game; if NULL, solve answers.
     */
    void (*ask)(Advisor *advisor, const Question *question, Answer *answer);

    /* Frees what the advisor keeps for this game, if anything; NULL if it
       never keeps anything. */
    void (*forget)(Advisor *advisor);

    /* The length of a line in the moves that the game counts; if NULL, each
       counts once. */
    u32 (*measure)(const void *position, const u16 *moves, u32 count);
    /* Plays a move of a line that is being written; if NULL, the rules do. */
    void (*play)(void *position, u16 move);
    /* The distance to the goal, as far as it is known at once; if NULL, it
       isn't known. */
    Distance (*find_distance)(Advisor *advisor, const void *position);

    /* Gives the nth hint. If NULL, or if it returns a reason, the hint comes
       from the known solution. */
    u8 (*hint)(Advisor *advisor, const void *position, u32 nth,
               Advice *advice);
    /* Chooses the move of the game's computer player, which looks at one
       position or, if it is given more nodes, searches; returns 0 if there is
       none. If NULL, autoplay follows the solution. */
    int (*choose)(Advisor *advisor, const void *position, u64 nodes,
                  u16 *move);

    /* Explains why a game with a solver has no verdict; if NULL, the game has
       no solver. */
    const char *unsolved;
    /* Writes what can be done when the game can't be won from here. "words" is
       the usual advice. */
    void (*page_hopeless)(Page *page, const Session *session,
                          const char *words);
    u8 same_length; /* all solutions have the same number of moves */
    u8 par_after;   /* the status after which par is shown, or PAR_NEVER */
    /* Finds the costliest move of a game of chance; if NULL, the solver looks
       for the losing move. */
    int (*find_loss)(Advisor *advisor, const Session *session, Loss *loss);
    /* These replace par_find, and the functions of the same names in
       explain.h. */
    Par (*find_par)(Advisor *advisor, const Session *session);
    int (*page_par)(Page *page, Advisor *advisor, const Session *session);
    Verdict (*page_explanation)(Page *page, Advisor *advisor,
                                const Session *session);
    void (*page_review)(Page *page, Advisor *advisor, const Session *session);
} GameAdvice;

/* Returns the default if the game has no table of its own; never NULL. */
const GameAdvice *game_advice_of(const Game *game);

/* game_advices.c: all tables, then NULL */
extern const GameAdvice *const game_advices[];
extern const GameAdvice kulki_advice, mahjong_advice, sliding_advice;

#endif
