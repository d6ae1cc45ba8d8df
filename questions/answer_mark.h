/* SPDX-License-Identifier: MIT */
/* Marks an answer by playing it. Nothing but the moves counts: an answer in
   prose is unreadable, and an empty one refuses. */
#ifndef QUESTIONS_ANSWER_MARK_H
#define QUESTIONS_ANSWER_MARK_H

#include "question_set.h"

typedef enum AnswerMark {
    MARKED_SOLVED,
    MARKED_UNSOLVED,      /* every move is legal, but they don't win */
    MARKED_WRONG,         /* another move, or "impossible" where it isn't */
    MARKED_ILLEGAL,       /* a move that the rules refuse */
    MARKED_UNREADABLE,    /* something that isn't a move */
    MARKED_REFUSED,       /* no answer */
    MARKED_UNKNOWN,       /* an id that no question has */
    MARKED_OTHER_VERSION, /* an id of another version */
    MARKED_BROKEN,        /* a line that isn't an object with an id */
    ANSWER_MARKS
} AnswerMark;

extern const char *const answer_mark_names[ANSWER_MARKS];

typedef struct MarkedAnswer {
    u8 mark;
    u32 legal;   /* moves up to the end, or to the one that was refused */
    u32 length;  /* of the line, as the game's score counts it */
    Fault fault; /* if it is illegal or unreadable; "at" is in the text */
} MarkedAnswer;

/* The text need not end with a NUL, and may contain some. */
void answer_mark(MarkedAnswer *marked, const AskedQuestion *question,
                 const char *text, size_t length);

/* The moves that a solved line makes beyond the fewest; 0 if these aren't
   known. */
static inline u32 answer_excess(const MarkedAnswer *marked,
                                const AskedQuestion *question)
{
    return question->set->is_shortest && marked->mark == MARKED_SOLVED
               ? marked->length - question->length
               : 0;
}

#endif
