/* SPDX-License-Identifier: MIT */
/* Line mode: a teletype, a pipe or a screen reader is enough to play. */
#ifndef LINE_H
#define LINE_H

#include "table/front.h"
#include "table/text_board/text_board.h"

typedef struct LineFront {
    Style style;
    int shown;            /* the position on the table has been printed */
    unsigned long number; /* of the line last read */
    char part[4096];      /* read and not yet used */
    size_t from, until;
} LineFront;

/* A front on standard input and output. */
void start_line(LineFront *line, const Style *style, Front *front);

#endif
