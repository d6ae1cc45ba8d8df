/* SPDX-License-Identifier: MIT */
/* Games that programs play while Quadrille is the referee. A program asks for
   operations as in bot.h, but for those that would play for it. */
#ifndef MATCH_H
#define MATCH_H

#include "advice/advisor.h"
#include "host/host.h"

/* How a game ended. From MATCH_DIED on, the program has failed: it has lost,
   whatever the position is. */
typedef enum MatchEnd {
    MATCH_WON,
    MATCH_LOST, /* or stuck */
    MATCH_LONG, /* after the most moves */
    MATCH_RESIGNED,
    MATCH_DIED, /* the program ended */
    MATCH_LATE,
    MATCH_ILLEGAL, /* it made an illegal move */
    MATCH_BABBLED, /* too many lines that are no requests, or too long ones */
    MATCH_ENDS
} MatchEnd;

typedef struct MatchRules {
    const Game *game;
    u8 variant[VARIANT_SIZE];
    u32 turns;   /* most moves of a game */
    u32 seconds; /* of the clock, that a program has for a game */
    u64 nodes;   /* for "solver", for each move */
} MatchRules;

typedef struct MatchGame {
    MatchEnd end;
    u32 moves, score;
    u32 optimum; /* what match_find_optimum has found, for the caller to set */
    Page code;   /* which anybody can verify */
    Page reason; /* about a failure, or "" */
} MatchGame;

/* "won", "died" ... */
extern const char *const match_end_names[MATCH_ENDS];
int match_has_failed(const MatchGame *game);

/* Plays the deal of this number. The player is "random", "greedy", "solver",
   or a command of the shell. Returns 0 with errno set if it can't be started,
   or if a signal ends the program. */
int match_play(const MatchRules *rules, const char *player, u64 number,
               MatchGame *game);
void match_game_free(MatchGame *game);

/* The best possible score of a deal, if it is a number of moves and proven; or
   0. The advisor keeps what helps with the next one. */
u32 match_find_optimum(const MatchRules *rules, Advisor *advisor, u64 number);

/* Which of two results of one deal is better: the first (1), the second (-1),
   or neither (0). */
int match_compare(const Game *game, const MatchGame *first,
                  const MatchGame *second);

#endif
