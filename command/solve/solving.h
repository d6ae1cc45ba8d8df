/* SPDX-License-Identifier: MIT */
/* All that is special about solving one game from the command line. A game
   without an entry is solved as any that has a solver is, and so is one where
   it leaves a slot NULL or 0. */
#ifndef COMMAND_SOLVE_SOLVING_H
#define COMMAND_SOLVE_SOLVING_H

#include "answer.h"
#include "command/command.h"
#include "run_grade.h"

/* Puts an answer on a page, or a part of it. */
typedef void AnswerWriter(Page *page, const Print *print,
                          const Session *session, const Answer *answer);

typedef struct Solving {
    const Game *game; /* NULL: any other */
    u64 most_seed;    /* of a range of deals */
    /* Lets players play instead of a solver solve. */
    int (*run)(CommandLine *line);
    /* Says how hard each of some deals is: the command grade. */
    int (*grade)(const GradeRequest *request);
    void (*ask)(Slider *slider, Question *question, Answer *answer);
    /* How long a solution is; NULL: its moves. */
    u32 (*measure)(const Slider *slider, const Session *session,
                   const Answer *answer);
    /* What is behind the verdict of a line; the members of an object; and the
       moves. */
    AnswerWriter *page_answer, *page_members, *page_moves;
    /* Of a solution, behind the number of its moves; NULL: how many of these
       are single cards, and no members. */
    AnswerWriter *page_solution, *page_solution_members;
} Solving;

/* Never NULL: of a game that has none, the plain one. */
const Solving *solving_of(const Game *game);

/* solvings.c: those that there are, and NULL */
extern const Solving *const solvings[];
extern const Solving kulki_solving, mahjong_solving, freecell_solving,
    sliding_solving;

#endif
