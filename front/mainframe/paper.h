/* SPDX-License-Identifier: MIT */
/* Prints a desk on a console that writes lines. */
#ifndef PAPER_H
#define PAPER_H

#include "desk.h"

/* Where lines are printed. No line is longer than the panel is wide. */
typedef struct Paper {
    void *own;
    void (*print)(void *own, const char *text, u8 length);
} Paper;

/* Prints the current page and the message below it. Empty lines at the end are
   left out, and two in a row become one. */
void print_desk(const Desk *desk, Panel *panel, const Paper *paper);

#endif
