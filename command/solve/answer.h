/* SPDX-License-Identifier: MIT */
/* Prints a solver's answers. */
#ifndef ANSWER_H
#define ANSWER_H

#include "notations.h"
#include "session/session.h"
#include "sliding_solver.h"
#include "solve/solve.h"

/* How to print answers. */
typedef struct Print {
    const char *how; /* name of the kind of question */
    const Notation *notation;
    int json;
    int alone;  /* a single board, whose solution is printed */
    u32 number; /* of a board among many, or 0 */
    int dealt;  /* on a layout, so that the board has a seed too */
    const Slider *slider;
} Print;

/* Writes "sliding 617", "mahjong board" or "sliding board 3". */
void answer_page_asked(Page *page, const Print *print, const Session *session);
void print_answer(const Print *print, const Session *session,
                  const Answer *answer);

#endif
