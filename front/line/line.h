/* SPDX-License-Identifier: MIT */
/* Line mode needs only a teletype, a pipe or a screen reader. */
#ifndef LINE_H
#define LINE_H

#include "table/front.h"
#include "table/text_board/text_board.h"

typedef struct LineFront {
    Style style;
    int shown;            /* whether the current position has been printed */
    unsigned long number; /* number of the last line read */
    char part[4096];      /* input read but not yet used */
    size_t from, until;
    int trouble;   /* the error that ended the input, or 0 */
    int quiet;     /* leave out the greeting */
    int boardless; /* the player is told what changes: a BoardsShown value */
    /* Keeps that for other games, or writes why it can't; may be NULL. */
    void (*keep_boardless)(int boardless, Page *refusal);
} LineFront;

/* Sets up a front end on standard input and output. */
void line_front_start(LineFront *line, const Style *style, Front *front);

#endif
