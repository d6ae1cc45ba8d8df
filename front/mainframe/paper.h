/* SPDX-License-Identifier: MIT */
/* A desk on paper, for a console that prints lines. */
#ifndef PAPER_H
#define PAPER_H

#include "desk.h"

/* Whoever prints a line; none is longer than the panel is wide. */
typedef struct Paper {
    void *own;
    void (*print)(void *own, const char *text, u8 length);
} Paper;

/* The page that is shown and what is said below it, without empty lines at
   the end or two in a row. */
void print_desk(const Desk *desk, Panel *panel, const Paper *paper);

#endif
