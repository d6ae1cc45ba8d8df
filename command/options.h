/* SPDX-License-Identifier: MIT */
/* The one table of options: parsing, --help and the manual come from it. */
#ifndef OPTIONS_H
#define OPTIONS_H

#include "../front/page.h"

/* Exit codes, as the manual tells them. */
enum {
    EXIT_DONE = 0,
    EXIT_NO = 1,      /* a negative answer */
    EXIT_USAGE = 2,   /* wrong usage or bad input */
    EXIT_LIMIT = 3,   /* a limit was reached: unknown */
    EXIT_TROUBLE = 4, /* a file could not be read or written */
    EXIT_SIGNAL = 128
};

/* Which commands take an option. */
enum { FOR_PLAY = 1, FOR_DIGEST = 2, FOR_PERFT = 4, FOR_ALL = 7 };

typedef struct Options {
    const char *seed;
    const char *variant;
    const char *cells;
    const char *board;
    const char *layout;
    const char *map;
    const char *load;
    const char *moves;
    const char *dialect;
    const char *depth;
    const char *show;
    const char *screen;
    const char *say;
    const char *json;
    const char *ascii;
    const char *mono;
    const char *echo;
    const char *help;
} Options;

/* Takes the options out of the arguments, from the one at "first"; what is
   left are words, their number in "words". 0, and said why, when one is
   wrong. */
int parse_options(Options *options, int command, int first, int *words,
                  char **arguments);
void page_options(Page *page, int command);

/* The nearest of some names, or NULL when none is near. */
const char *nearest_name(const char *word, const char *const *names,
                         int count);

/* Says on standard error what is wrong, and returns EXIT_USAGE. */
int complain(const char *format, ...)
    __attribute__((format(printf, 1, 2)));

#endif
