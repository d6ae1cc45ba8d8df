/* SPDX-License-Identifier: MIT */
/* Questions about positions in which at most half of the moves win. */
#ifndef QUESTIONS_JUDGED_MOVES_H
#define QUESTIONS_JUDGED_MOVES_H

#include "question_set.h"

enum { MOST_JUDGED = 2048 };

/* Moves after which a game is won. */
typedef struct JudgedLine {
    u16 move[MOST_ANSWER_MOVES];
    u32 length;
} JudgedLine;

typedef struct JudgedMoves {
    const Game *game;
    /* Looks for a line that wins from a position, or a proof that there is
       none, in this memory. */
    void (*search)(void *memory, const void *position, Answer *answer);
    void *memory;
    u8 walks_into_corners; /* takes moves after which few are left to be the
                              worst, not those that the rules rate lowest */
    u16 fewest;            /* moves of a position that is asked about */
    u8 position[MOST_POSITION];
    JudgedLine line; /* from the position */

    /* Of the position. */
    u16 move[MOST_JUDGED]; /* the worst first */
    u16 count;
    u16 right[MOST_JUDGED]; /* those that win; the first one is the worst */
    u16 winning, unproven;
    u64 nodes; /* of all searches, also for positions before */
    JudgedLine after_worst;
} JudgedMoves;

/* Takes a line that an answer holds, without its first moves. Returns 0 if it
   is too long. */
int judged_line_take(JudgedLine *line, const Answer *answer, u32 without);
/* Goes on from the position, as a player who plays badly but never loses.
   Makes the question about the first position in which as many moves win as
   the quota wants, and at most half. Returns 0 if none of so many positions is
   one. Positions with a move about which the search finds nothing are left
   out. */
int judged_moves_make_question(JudgedMoves *judged, u32 positions,
                               const QuestionQuota *quota,
                               AskedQuestion *question);

#endif
