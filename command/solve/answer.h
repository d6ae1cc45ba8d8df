/* SPDX-License-Identifier: MIT */
/* A solver's answers as they are printed. */
#ifndef ANSWER_H
#define ANSWER_H

#include "notations.h"
#include "session/session.h"
#include "sliding_solver.h"
#include "solve/solve.h"

/* How answers are to be printed. */
typedef struct Print {
    const char *how; /* the way of asking, by name */
    const Notation *notation;
    int json;
    int alone;  /* one board alone: its way is printed */
    u32 number; /* of a board among many, or 0 */
    int dealt;  /* on a layout: a board that has a seed, too */
    const Slider *slider;
} Print;

/* "sliding 617", "mahjong board", "sliding board 3" */
void page_asked(Page *page, const Print *print, const Session *session);
void print_answer(const Print *print, const Session *session,
                  const Answer *answer);

#endif
