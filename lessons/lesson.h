/* SPDX-License-Identifier: MIT */
/* Lessons: prepared boards on which a player makes a move and is told what it
   did. A game has a few that introduce it, and then tactics: positions of real
   deals in which one move is better than all others. The terminal and the page
   share them. A lesson is judged by the rules: the moves that are right are
   read from text once, and compared as moves. */
#ifndef LESSONS_LESSON_H
#define LESSONS_LESSON_H

#include "session/session.h"

enum { LESSON_MOST_STEPS = 4 };

/* What is claimed of a tactic's moves; the tests prove it with the solvers. */
typedef enum LessonClaim {
    LESSON_CLAIMS_NOTHING,
    LESSON_ONLY_WIN,      /* after every other move the game is lost */
    LESSON_ONLY_SHORTEST, /* every other move takes longer */
    LESSON_MOST_POINTS    /* every other move brings fewer points at once */
} LessonClaim;

typedef struct LessonStep {
    const char *moves; /* all that are right; a hand shows the first that is
                          legal. Empty: any move is right */
    const char *says;  /* what is said after it */
} LessonStep;

typedef struct Lesson {
    const char *title;
    const char *variant;
    const char *seed;   /* of the deal, or NULL: there is a board */
    const char *board;  /* as the rules read it */
    const char *played; /* moves played before the lesson begins, or empty, */
    u16 before;         /* and how many these are */
    const char *task;
    LessonStep steps[LESSON_MOST_STEPS]; /* as many as have moves */
    const char *wrong;                   /* what is said of a legal move */
    u8 claim;
} Lesson;

typedef struct LessonBook {
    const char *game;
    const Lesson *lessons;
    u8 count;
} LessonBook;

typedef enum LessonVerdict {
    LESSON_REFUSED, /* the rules refuse the move; the fault says why */
    LESSON_WRONG,
    LESSON_RIGHT
} LessonVerdict;

/* lesson_books.c: all books; NULL ends them. */
extern const LessonBook *const lesson_books[];

/* Returns the game's book, or NULL if it has none. */
const LessonBook *lesson_book_of(const Game *game);

/* How many of a book's lessons are no tactics. */
u8 lesson_count_first(const LessonBook *book);

/* Starts the lesson's game. It can only fail without memory. */
u8 lesson_start(const Lesson *lesson, Session *session, const Game *game,
                Fault *fault);

/* How many of the lesson's steps have been made. It is finished after all of
   them, or when its game is won. */
u8 lesson_steps_made(const Lesson *lesson, const Session *session);
u8 lesson_is_finished(const Lesson *lesson, const Session *session);

/* What is said now: the task, or what the last step's move did. */
const char *lesson_words(const Lesson *lesson, const Session *session);

/* The move that a hand shows, unless the lesson is finished. */
u16 lesson_shown_move(const Lesson *lesson, const Session *session);

/* Finds the two pieces whose touches make a move, twice the same if one touch
   is enough, or NO_SPOT if touches don't make it. Of several pieces on a spot,
   such as the cards of a column, the last lies on top. */
void lesson_find_touches(const Session *session, u16 move, u8 *from, u8 *to);

/* Judges a move without playing it. */
LessonVerdict lesson_judge(const Lesson *lesson, const Session *session,
                           u16 move, Fault *fault);

#endif
