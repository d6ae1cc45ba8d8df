/* SPDX-License-Identifier: MIT */
/* Everything that is special about solving one game from the command line.
   Games without an entry, and slots that are NULL or 0, get the default for
   games with a solver. */
#ifndef COMMAND_SOLVE_SOLVING_H
#define COMMAND_SOLVE_SOLVING_H

#include "answer.h"
#include "command/command.h"
#include "run_grade.h"

/* Writes an answer or a part of it. */
typedef void AnswerWriter(Page *page, const Print *print,
                          const Session *session, const Answer *answer);

typedef struct Solving {
    const Game *game; /* NULL for the default */
    u64 most_seed;    /* largest seed in a range of deals */
    /* Runs computer players instead of a solver. */
    int (*run)(CommandLine *line);
    /* Grades the difficulty of deals, for the command "grade". */
    int (*grade)(const GradeRequest *request);
    void (*ask)(Slider *slider, Question *question, Answer *answer);
    /* The length of a solution; if NULL, its number of moves. */
    u32 (*measure)(const Slider *slider, const Session *session,
                   const Answer *answer);
    /* Write what follows the verdict on a line, the members of an object, and
       the moves. */
    AnswerWriter *page_answer, *page_members, *page_moves;
    /* Write what follows the number of moves of a solution. If NULL, the
       text has the number of cards moved, and the object no further
       members. */
    AnswerWriter *page_solution, *page_solution_members;
} Solving;

/* Returns the default if the game has no entry; never NULL. */
const Solving *solving_of(const Game *game);

/* solvings.c: all entries, then NULL */
extern const Solving *const solvings[];
extern const Solving kulki_solving, mahjong_solving, freecell_solving,
    sliding_solving;

#endif
