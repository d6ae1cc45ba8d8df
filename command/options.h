/* SPDX-License-Identifier: MIT */
/* The one table of options: parsing, --help, the manual and the completion of
   shells come from it. */
#ifndef OPTIONS_H
#define OPTIONS_H

#include "host/page.h"

/* Exit codes, as the manual tells them. */
enum {
    EXIT_DONE = 0,
    EXIT_NO = 1,      /* a negative answer */
    EXIT_USAGE = 2,   /* wrong usage or bad input */
    EXIT_LIMIT = 3,   /* a limit was reached: unknown */
    EXIT_TROUBLE = 4, /* a file could not be read or written */
    EXIT_SIGNAL = 128
};

/* The commands, and two that are hidden in others: players are "solve kulki",
   where no search helps, and the line is that of "optimise GAME". */
#define COMMANDS(EACH)                                                        \
    EACH(PLAY)                                                                \
    EACH(DAILY)                                                               \
    EACH(SOLVE) EACH(PLAYERS) EACH(OPTIMISE) EACH(LINE) EACH(TABLES)          \
        EACH(GRADE) EACH(EXPLAIN) EACH(REPLAY) EACH(RESUME) EACH(GAMES)       \
            EACH(NAME) EACH(DELETE) EACH(EXPORT) EACH(IMPORT) EACH(3270)      \
                EACH(STATS) EACH(SCORES) EACH(SHARE) EACH(PATHS) EACH(DOCTOR) \
                    EACH(VERIFY) EACH(WEB) EACH(DIGEST) EACH(PROOF)           \
                        EACH(PERFT) EACH(HELP) EACH(VERSION)

#define COMMAND_ID(name) COMMAND_##name,
#define COMMAND_BIT(name) FOR_##name = 1 << COMMAND_##name,

typedef enum CommandId { COMMANDS(COMMAND_ID) COMMAND_COUNT } CommandId;

/* Which commands take an option: a bit for each. */
enum {
    COMMANDS(COMMAND_BIT) FOR_SCREEN =
        FOR_PLAY | FOR_DAILY | FOR_RESUME | FOR_REPLAY,
    FOR_ONCE = FOR_PLAY | FOR_DAILY,
    FOR_START = FOR_PLAY | FOR_SOLVE | FOR_PLAYERS | FOR_PERFT,
    FOR_DEALS = FOR_START | FOR_DIGEST | FOR_OPTIMISE,
    FOR_NOTHING = FOR_VERSION, /* it has no options of its own */
    FOR_ALL = (int)((1u << COMMAND_COUNT) - 1)
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
    const char *yes;
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
    const char *idle;
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
    const char *games; /* "freecell,sliding"; NULL: every game */
    size_t place;      /* in Options */
    const char *help;
} Option;

/* A name of NULL ends the table. */
extern const Option option_table[];

/* Takes the options out of the arguments, from the one at "first"; what is
   left are words, the last before arguments[*words]. 0, and said why, when one
   is wrong. */
int parse_options(Options *options, int first, int *words, char **arguments);
/* The first option that was given and is not for the command, or NULL. */
const Option *alien_option(const Options *options, int command);
/* Whether all options that were given are for this command, for this game
   (unless that is NULL), and go with each other; complains. */
int options_belong(const Options *options, int command, const char *name);
int options_fit(const Options *options, const char *game);
int options_agree(const Options *options, int command);
/* What was given for an option, or NULL. */
const char *value_of(const Options *options, const Option *option);
/* Whether the option is for the game; every one is for a game of NULL. */
int is_option_of(const Option *option, const char *game);
/* The options of a command (for one game, or NULL for all), a line each. */
void page_options(Page *page, int command, const char *game);

enum { MOST_WORD = 24 };

/* The nearest of some names, or NULL when none is near: nearest.c. Words of
   more than MOST_WORD letters are near to nothing. */
const char *nearest_name(const char *word, const char *const *names,
                         int count);

/* Says on standard error what is wrong, and returns EXIT_USAGE. Control
   characters, which a file's name may hold, are spelled out. */
int complain(const char *format, ...) __attribute__((format(printf, 1, 2)));
/* The same of a sentence that stands alone elsewhere: it begins small here. */
int complain_words(const char *sentence);
/* "unexpected argument 'foo'; see 'quadrille help stats'" */
int complain_unexpected(const char *word, const char *command);

#endif
