/* SPDX-License-Identifier: MIT */
/* The table of options. The parser, --help, the manual and shell completion
   are all generated from it. */
#ifndef OPTIONS_H
#define OPTIONS_H

#include "complain.h"
#include "host/nearest.h"
#include "host/page.h"
#include "range.h"

/* Exit codes, as documented in the manual. */
enum {
    EXIT_DONE = 0,
    EXIT_NO = 1,      /* the answer is no */
    EXIT_USAGE = 2,   /* wrong usage or invalid input */
    EXIT_LIMIT = 3,   /* undecided: a limit was reached */
    EXIT_TROUBLE = 4, /* a file couldn't be read or written */
    EXIT_SIGNAL = 128
};

/* clang-format off */
/* The commands that have options of their own, and three that are hidden in
   others. PLAYERS is "solve kulki", where no search helps; LINE is "optimise
   GAME", and TODAY is "daily" without a game. */
#define COMMANDS(EACH) \
    EACH(PLAY) EACH(DAILY) EACH(TODAY) EACH(SOLVE) EACH(PLAYERS) EACH(OPTIMISE) \
    EACH(LINE) EACH(TABLES) EACH(GRADE) EACH(REPLAY) EACH(RESUME) \
    EACH(GAMES) EACH(DELETE) EACH(IMPORT) EACH(3270) EACH(STATS) \
    EACH(SCORES) EACH(SHARE) EACH(PATHS) EACH(DOCTOR) EACH(VERIFY) \
    EACH(WEB) EACH(DIGEST) EACH(PROOF) EACH(PERFT) EACH(SURVEY) \
    EACH(ASK) EACH(BACKUP) EACH(RESTORE) EACH(RESET) EACH(COUNT_AGAIN) EACH(MILESTONES) EACH(MATCH) EACH(MCP)
/* The other commands. */
#define PLAIN_COMMANDS(EACH) \
    EACH(RENAME) EACH(EXPORT) EACH(EXPLAIN) EACH(BOT) EACH(HELP) EACH(MAN) \
    EACH(COMPLETION) EACH(VERSION)

#define COMMAND_ID(name) COMMAND_##name,

typedef enum CommandId {
    COMMANDS(COMMAND_ID)
    COMMAND_PLAIN, /* no command: its bit stands for all others */
    PLAIN_COMMANDS(COMMAND_ID)
    COMMAND_COUNT
} CommandId;

/* A set of commands, such as those that accept an option: a bit for each. */
typedef u64 CommandSet;
STATIC_ASSERT(COMMAND_PLAIN < 64);
#define FOR(name) ((CommandSet)1 << COMMAND_##name)
#define FOR_SCREEN (FOR(PLAY) | FOR(DAILY) | FOR(RESUME) | FOR(REPLAY))
/* These print lists, or sentences. */
#define FOR_LISTS (FOR(STATS) | FOR(SCORES) | FOR(GAMES) | FOR(TODAY))
#define FOR_ONCE (FOR(PLAY) | FOR(DAILY))
#define FOR_START (FOR(PLAY) | FOR(SOLVE) | FOR(PLAYERS) | FOR(PERFT))
#define FOR_DEALS (FOR_START | FOR(DIGEST) | FOR(OPTIMISE))
#define FOR_PROGRESS (FOR(SOLVE) | FOR(PLAYERS) | FOR(OPTIMISE) | FOR(LINE) | \
                      FOR(TABLES) | FOR(GRADE) | FOR(SURVEY) | FOR(ASK))
#define FOR_RESULTS (FOR(STATS) | FOR(SCORES) | FOR(MILESTONES) | FOR(RESET) | \
                     FOR(COUNT_AGAIN))
/* All options of these are for all games, whatever they are elsewhere. */
#define FOR_ANY_GAME FOR(MATCH)
#define FOR_NOTHING FOR(PLAIN) /* only options that all accept */
#define FOR_ALL (~(CommandSet)0)
/* clang-format on */

/* The type of an option's value. Of the numbers, options.c has the limits. */
typedef enum ValueType {
    VALUE_SWITCH, /* none: u8 */
    VALUE_TEXT,   /* const char *: only the command can check it */
    VALUE_FILE,   /* const char *: the name of a file or folder */
    VALUE_SEED,   /* const char *: a seed of the game, or a range of them */
    VALUE_DATE,   /* const char *: checked later, because it depends on today's
                     date */
    VALUE_WORD,   /* u8: its index in the list, counted from 1 */
    VALUE_NODES,  /* 500, 1_000_000 or 1e6 */
    VALUE_TURNS,
    VALUE_THREADS,
    VALUE_WINDOW,
    VALUE_DISTANCE,
    VALUE_JOBS,
    VALUE_DEALS,     /* 1_000_000 or 1e6 */
    VALUE_MEGABYTES, /* 512, 512M or 2G */
    VALUE_GAMES,     /* Range: 100, which is 1..100, or 201..400 */
    VALUE_DEPTH,
    VALUE_DELAY, /* milliseconds */
    VALUE_PORT,
    VALUE_IDLE,
    VALUE_SECONDS,
    VALUE_TYPES
} ValueType;

/* The games that have an option. */
typedef enum OptionGames {
    GAMES_ANY,
    GAMES_KULKI,
    GAMES_MAHJONG,
    GAMES_FREECELL,
    GAMES_SLIDING,
    GAMES_OPTIMAL /* games with an optimal solver */
} OptionGames;

/* An optional number. */
typedef struct Number {
    u64 value;
    u8 given;
} Number;

/* Words in the order of the table; 0 if the option is absent. */
enum { UI_AUTO = 1, UI_LINE, UI_WORDS, UI_TUI };
enum { GOAL_GAP_FIRST = 1, GOAL_GAP_LAST };
enum { COLOR_AUTO = 1, COLOR_ALWAYS, COLOR_NEVER };
enum { SHOW_TEXT = 1, SHOW_SCREEN, SHOW_WORDS, SHOW_JSON, SHOW_ROW };
enum { MODE_FAST = 1, MODE_SHORT, MODE_OPTIMAL, MODE_PROVE, MODE_FAIR };

typedef struct Option {
    const char *name;
    const char *takes; /* NULL for a switch */
    CommandSet commands;
    u16 place; /* offset in Options */
    u8 type, games;
    const char *help;
} Option;

/* An option as it was typed. */
typedef struct Given {
    const Option *option;
    const char *text;
} Given;

/* Sources of a game that isn't dealt: file names, or NULL. */
typedef struct StartFiles {
    const char *board, *layout, *load;
    const char *map; /* in the layout file; NULL for the first */
} StartFiles;

enum { MOST_OPTIONS = 72 };
enum { MOST_OPTION_NAME = 24 }; /* letters */
/* The longest list of words that an option takes. */
enum { MOST_LIST = 64 };

typedef struct Options {
    const char *language;
    const char *seed;
    const char *variant;
    const char *cells;
    StartFiles from;
    const char *moves;
    const char *daily;
    const char *notation;
    const char *strategy;
    const char *weights;
    const char *boards;
    const char *bind;
    const char *folder;
    const char *results;    /* folder for the results of a survey */
    const char *shard;      /* numbers, or "auto" */
    const char *list;       /* classes of answers */
    const char *to;         /* folder for a backup */
    const char *by;         /* name of a challenger */
    const char *whose;      /* who plays, or whose results are shown */
    const char *rival;      /* the value before, if that was given twice */
    const char *unknown;    /* plan whose unknown deals are asked again */
    const char *difficulty; /* of questions: a number or a range */
    Number jobs, shard_size, sample;
    Number depth, nodes, turns, distance, window, threads;
    Number memory; /* in megabytes */
    Number delay, port, idle, each, seconds;
    Range games;
    u8 dialect, ui, goal, tables, show, color, mode; /* indices of words */
    u8 answers; /* an index of a word: who answers */
    u8 json, ascii, echo, no_save, quiet, no_progress, yes, code, csv, full,
        challenge, everybody, days, slides, no_open, http, dry_run, force,
        jsonl, held_out, sprt, help, version;
    u8 players; /* how often "player" was given */
    int count;
    Given given[MOST_OPTIONS]; /* from left to right, each option once */
} Options;

/* command/solve, command/survey, command/questions: the options of solvers, of
   surveys and of questions alone. A name of NULL ends each table. */
extern const Option solver_options[], survey_options[], question_options[];
/* command/saved: those of stored games alone. */
extern const Option saved_options[];
/* command/bot: those of matches alone. */
extern const Option match_options[];
/* command/languages: the language. */
extern const Option language_options[];
/* The options of all tables, by a number from 0; NULL after the last. */
const Option *option_at(int nth);

/* Takes the options from arguments[first] on out of the arguments. The rest
   are words, which end before arguments[*words]. Returns 0 and complains if an
   option is wrong. */
int options_parse(Options *options, int first, int *words, char **arguments);
/* Reads the numeric options once they are known to belong to the command.
   Returns EXIT_DONE, or complains about the first wrong number. */
int options_read_values(Options *options);
/* Whether an option takes a number or a range of them. */
int option_is_number(const Option *option);
/* Returns the given number, or the default. */
u64 number_or(const Number *number, u64 usual);
/* Returns the leftmost option that doesn't belong to the command, or NULL. */
const Option *option_find_alien(const Options *options, CommandSet command);
/* Checks that all given options belong to this command and game (unless the
   name is NULL) and can be combined; complains if not. */
int options_belong(const Options *options, CommandSet command,
                   const char *name);
int options_fit(const Options *options, const char *game);
int options_agree(const Options *options, CommandSet command);
/* Returns the option of this name, or NULL. */
const Option *option_find(const char *name, size_t length);
/* Whether a text of this length is exactly this name. */
int option_word_is(const char *name, const char *text, size_t length);
/* The games that have an option, as in "freecell,sliding"; NULL for every
   game. */
const char *option_games(const Option *option);
/* Whether the option is for the game; always true if the game is NULL. */
int option_is_of(const Option *option, const char *game);
/* The same for one of the words that an option takes. */
int option_is_value(const Option *option, const char *value, size_t length,
                    const char *game);
/* Writes the options of a command, one per line, for one game or (NULL) for
   all. */
void options_page(Page *page, CommandSet command, const char *game);
/* Writes one option, and the games that have it if names_game is set. */
void option_page(Page *page, const Option *option, int names_game);

#endif
