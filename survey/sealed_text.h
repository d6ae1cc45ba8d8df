/* SPDX-License-Identifier: MIT */
/* Reads sealed text line by line. Plans and results end with a seal. */
#ifndef SURVEY_SEALED_TEXT_H
#define SURVEY_SEALED_TEXT_H

#include "host/seal.h"
#include "solve/solve.h"

/* Lines of text, read one after another. A line is "key value". */
typedef struct LineReader {
    const char *at, *end;
    size_t number; /* of the line, from 1 */
    char *line;    /* the line, as a text of its own */
    char *key;     /* its first word */
    char *value;   /* the rest, without the blank; "" if there is none */
    int again;     /* set by a caller who leaves the line for the next one */
    Page copy;
} LineReader;

void line_reader_start(LineReader *lines, const char *text, size_t length);
/* Reads the next line; returns 0 at the end. */
int line_reader_next(LineReader *lines);
void line_reader_stop(LineReader *lines);

/* Reads a whole number in plain digits at *at and moves behind it; returns 0
   if there is none, or if it needs more than 64 bits. */
int sealed_text_take_u64(const char **at, u64 *number);
/* Reads a number that is the whole text. */
int sealed_text_read_u64(const char *text, u64 *number);

#endif
