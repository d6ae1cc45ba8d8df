/* SPDX-License-Identifier: MIT */
/* The one table of options: parsing, --help, the manual and the completion of
   shells come from it. */
#ifndef OPTIONS_H
#define OPTIONS_H

#include "complain.h"
#include "host/page.h"
#include "range.h"

/* Exit codes, as the manual tells them. */
enum {
    EXIT_DONE = 0,
    EXIT_NO = 1,      /* the answer is no */
    EXIT_USAGE = 2,   /* wrong usage or invalid input */
    EXIT_LIMIT = 3,   /* undecided: a limit was reached */
    EXIT_TROUBLE = 4, /* a file could not be read or written */
    EXIT_SIGNAL = 128
};

/* clang-format off */
/* The commands, and two that are hidden in others: players are "solve kulki",
   where no search helps, and the line is that of "optimise GAME". */
#define COMMANDS(EACH) \
    EACH(PLAY) EACH(DAILY) EACH(SOLVE) EACH(PLAYERS) EACH(OPTIMISE) \
    EACH(LINE) EACH(TABLES) EACH(GRADE) EACH(EXPLAIN) EACH(REPLAY) \
    EACH(RESUME) EACH(GAMES) EACH(NAME) EACH(DELETE) EACH(EXPORT) \
    EACH(IMPORT) EACH(3270) EACH(STATS) EACH(SCORES) EACH(SHARE) \
    EACH(PATHS) EACH(DOCTOR) EACH(VERIFY) EACH(WEB) EACH(DIGEST) \
    EACH(PROOF) EACH(PERFT) EACH(HELP) EACH(VERSION)

#define COMMAND_ID(name) COMMAND_##name,
#define COMMAND_BIT(name) FOR_##name = 1 << COMMAND_##name,

typedef enum CommandId {
    COMMANDS(COMMAND_ID)
    COMMAND_COUNT
} CommandId;

/* Which commands take an option: a bit for each. */
enum {
    COMMANDS(COMMAND_BIT)
    FOR_SCREEN = FOR_PLAY | FOR_DAILY | FOR_RESUME | FOR_REPLAY,
    FOR_ONCE = FOR_PLAY | FOR_DAILY,
    FOR_START = FOR_PLAY | FOR_SOLVE | FOR_PLAYERS | FOR_PERFT,
    FOR_DEALS = FOR_START | FOR_DIGEST | FOR_OPTIMISE,
    FOR_NOTHING = FOR_VERSION, /* it has no options of its own */
    FOR_ALL = (int)((1u << COMMAND_COUNT) - 1)
};
/* clang-format on */

/* What the value of an option is. From nodes on it is a Number, up to a limit
   of its own. */
typedef enum ValueType {
    VALUE_SWITCH, /* none: u8 */
    VALUE_TEXT,   /* const char *: what only the command can judge */
    VALUE_FILE,   /* const char *: a file's or a folder's name */
    VALUE_SEED,   /* const char *: a seed of the game, or a range of them */
    VALUE_DATE,   /* const char *: it depends on today */
    VALUE_WORD,   /* u8: its place in the list, from 1 */
    VALUE_NODES,  /* 500, 1_000_000 or 1e6 */
    VALUE_TURNS,
    VALUE_THREADS,
    VALUE_WINDOW,
    VALUE_DISTANCE,
    VALUE_MEGABYTES, /* 512, 512M or 2G */
    VALUE_GAMES,     /* Range: 100, which is 1..100, or 201..400 */
    VALUE_DEPTH,     /* from here on 0 is a number, too */
    VALUE_DELAY,     /* milliseconds */
    VALUE_PORT,
    VALUE_IDLE
} ValueType;

/* Which games have an option. */
typedef enum OptionGames {
    GAMES_ANY,
    GAMES_KULKI,
    GAMES_MAHJONG,
    GAMES_FREECELL,
    GAMES_SLIDING,
    GAMES_OPTIMAL /* that are solved provably */
} OptionGames;

/* A number that was given, or not. */
typedef struct Number {
    u64 value;
    u8 given;
} Number;

/* Words in the order in which the table lists them; 0 when none was given. */
enum { UI_AUTO = 1, UI_LINE, UI_TUI };
enum { GOAL_HOLE_FIRST = 1, GOAL_HOLE_LAST };

typedef struct Option {
    const char *name;
    const char *takes; /* NULL for a switch */
    int commands;
    u16 place; /* in Options */
    u8 type, games;
    const char *help;
} Option;

/* An option as it was typed. */
typedef struct Given {
    const Option *option;
    const char *text;
    int next; /* the word behind it is arguments[next] */
} Given;

/* Where a game comes from that is not dealt: names, or NULL. */
typedef struct StartFiles {
    const char *board, *layout, *load;
    const char *map; /* of the layout; NULL: the first */
} StartFiles;

enum { MOST_OPTIONS = 64 };

typedef struct Options {
    const char *seed;
    const char *variant;
    const char *cells;
    StartFiles from;
    const char *moves;
    const char *daily;
    const char *notation;
    const char *player;
    const char *weights;
    const char *boards;
    const char *bind;
    const char *folder;
    Number depth, nodes, turns, distance, window, threads;
    Number memory; /* in megabytes */
    Number delay, port, idle;
    Range games;
    u8 dialect, ui, goal, tables; /* words */
    u8 show, screen, say, json, row, ascii, mono, echo, private, yes, code,
        csv, days, fast, shorter, optimal, prove, fair, slides, no_open, help,
        man, bash, version;
    int count;
    Given given[MOST_OPTIONS]; /* from the left, each option once */
} Options;

/* A name of NULL ends the table. */
extern const Option option_table[];

/* Takes the options out of the arguments, from the one at "first"; what is
   left are words, the last before arguments[*words]. 0, and said why, when one
   is wrong. */
int parse_options(Options *options, int first, int *words, char **arguments);
/* Reads the numbers that stand left of a word, arguments[word], after the
   options are known to be for the command; EXIT_DONE, or complains of the
   first one that is wrong. Whoever reads words reads the numbers left of each
   first, so that of two mistakes the left one is reported. */
int read_values(Options *options, int word);
/* What was given, or what is usual. */
u64 number_or(const Number *number, u64 usual);
/* The first option from the left that is not for the command, or NULL. */
const Option *alien_option(const Options *options, int command);
/* Whether all options that were given are for this command, for this game
   (unless that is NULL), and go with each other; complains. */
int options_belong(const Options *options, int command, const char *name);
int options_fit(const Options *options, const char *game);
int options_agree(const Options *options, int command);
/* Whether a text begins with just this name. */
int is_name(const char *name, const char *text, size_t length);
/* The games that have an option: "freecell,sliding"; NULL: every game. */
const char *games_of_option(const Option *option);
/* Whether the option is for the game; every one is for a game of NULL. */
int is_option_of(const Option *option, const char *game);
/* The options of a command (for one game, or NULL for all), a line each. */
void page_options(Page *page, int command, const char *game);
/* One of them; with the games that have it, if asked for. */
void page_option(Page *page, const Option *option, int names_game);

enum { MOST_WORD = 24 };

/* The nearest of some names, or NULL when none is near: nearest.c. Words of
   more than MOST_WORD letters are near to nothing. */
const char *nearest_name(const char *word, const char *const *names,
                         int count);

#endif
