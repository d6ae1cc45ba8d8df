/* SPDX-License-Identifier: MIT */
/* The one table of options: parsing, --help, the manual and the completion of
   shells come from it. */
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
enum {
    FOR_PLAY = 1,
    FOR_DIGEST = 2,
    FOR_PERFT = 4,
    FOR_HELP = 8,
    FOR_VERSION = 16,
    FOR_VERIFY = 32,
    FOR_REPLAY = 64,
    FOR_RESUME = 128,
    FOR_LIST = 256,  /* of games */
    FOR_STORE = 512, /* other commands on games that are kept */
    FOR_SHARE = 1024,
    FOR_STATS = 2048,
    FOR_DOCTOR = 4096,
    FOR_SOLVE = 8192,
    FOR_EXPLAIN = 16384,
    FOR_TABLES = 32768,
    FOR_OPTIMISE = 65536,
    FOR_WEB = 131072,
    FOR_3270 = 262144,
    FOR_PROOF = 524288,
    FOR_GAMES = FOR_PLAY | FOR_DIGEST | FOR_PERFT | FOR_SOLVE,
    FOR_SCREEN = FOR_PLAY | FOR_RESUME | FOR_REPLAY,
    FOR_ALL = 1048575
};

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
    const char *ui;
    const char *private;
    const char *daily;
    const char *code;
    const char *csv;
    const char *fast;
    const char *shorter;
    const char *optimal;
    const char *prove;
    const char *fair;
    const char *nodes;
    const char *player;
    const char *games;
    const char *weights;
    const char *turns;
    const char *notation;
    const char *boards;
    const char *goal;
    const char *tables;
    const char *distance;
    const char *row;
    const char *slides;
    const char *window;
    const char *threads;
    const char *memory;
    const char *bind;
    const char *days;
    const char *delay;
    const char *port;
    const char *folder;
    const char *no_open;
    const char *help;
    const char *man;
    const char *bash;
    const char *version;
} Options;

typedef struct Option {
    const char *name;
    const char *takes; /* NULL for a switch */
    int commands;
    const char *game; /* NULL: for every game */
    size_t place;     /* in Options */
    const char *help;
} Option;

/* A name of NULL ends the table. */
extern const Option option_table[];

/* Takes the options out of the arguments, from the one at "first"; what is
   left are words, the last before arguments[*words]. 0, and said why, when one
   is wrong. */
int parse_options(Options *options, int first, int *words, char **arguments);
/* Whether all options that were given are for this command; complains. */
int options_belong(const Options *options, int command, const char *name);
/* Whether all options that were given are for this game; complains. */
int options_fit(const Options *options, const char *game);
/* The options of a command (for one game, or NULL for all), a line each. */
void page_options(Page *page, int command, const char *game);

/* The nearest of some names, or NULL when none is near. */
const char *nearest_name(const char *word, const char *const *names,
                         int count);

/* Says on standard error what is wrong, and returns EXIT_USAGE. */
int complain(const char *format, ...) __attribute__((format(printf, 1, 2)));

#endif
