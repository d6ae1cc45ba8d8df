/* SPDX-License-Identifier: MIT */
/* Plays at a desk on a console that writes lines. */
#ifndef PAPER_H
#define PAPER_H

#include "desk.h"

/* Where lines are printed, and what was printed last. */
typedef struct Paper {
    void *own;
    void (*print)(void *own, const char *text, u8 length);
    const Game *greeted; /* the game whose greeting was printed last */
} Paper;

/* No line is longer than the panel is wide. */
void paper_start(Paper *paper,
                 void (*print)(void *own, const char *text, u8 length),
                 void *own);

/* Obeys a typed line, and prints the answer as the game's original program
   did, or the menu. It also knows 'proof', for comparing machines. Prints
   nothing if the user has quit. */
void paper_obey(Desk *desk, Panel *panel, Paper *paper, const char *line,
                u16 length);

#endif
