/* SPDX-License-Identifier: MIT */
/* The table of subcommands and what all of them share: the command line, the
   help on it, and error messages. */
#ifndef COMMAND_H
#define COMMAND_H

#include "host/host.h"
#include "options.h"
#include "saved_file.h"
#include "store/store.h"

#ifndef QUADRILLE_VERSION
#define QUADRILLE_VERSION "unknown"
#endif

enum { ANY_WORDS = -1 };

/* The purpose of a command. The help groups commands and options by it. */
typedef enum Task {
    TASK_PLAY,
    TASK_KEEP,
    TASK_RECORD,
    TASK_SOLVE,
    TASK_SERVE,
    TASK_CHECK,
    TASK_HELP,
    TASK_COUNT
} Task;

typedef struct Subcommand {
    const char *name; /* one word, or two: "games delete" */
    u8 id, task;      /* a CommandId and a Task */
    CommandSet options;
    u8 takes_game;     /* as the first argument */
    signed char words; /* most arguments after the game, or ANY_WORDS */
    const char *help;
} Subcommand;

/* subcommands.c. A name of NULL ends the table. The table doesn't contain the
   functions that run the commands (program/main.c has them), so that the help
   can be linked without them. */
extern const Subcommand subcommands[];
const Subcommand *subcommand_find(const char *name);
/* Whether two names begin with the same word. */
int subcommand_begins_alike(const char *name, const char *other);
/* Whether a word is the first of commands with two. */
int subcommand_has_actions(const char *word);
/* Returns the command of these two words, or the first one of the group if
   there is no second word; NULL if there is none. */
const Subcommand *subcommand_find_action(const char *group, const char *word);
int subcommand_complain_action(const char *group, const char *word);
/* Complains about a word that is none of the actions of a command; NULL if no
   action was typed. */
int subcommand_complain_among(const char *command, const char *word,
                              const char *const *names, int count);
/* Writes "freecell, sliding or kulki". */
void subcommand_page_words(Page *page, const char *const *words, int count);
/* Complains about a word that is neither a game nor a command. */
int subcommand_complain(const char *word);

/* The command line as typed. Each command has a function read_..._request that
   makes its own request from it and finds all mistakes. The code that does the
   work sees only the request. */
typedef struct CommandLine {
    const Subcommand *command;
    const Game *game; /* the game that the command is about; NULL if not known
                         yet */
    char **arguments;
    int first, last; /* the words that haven't been read yet */
    Options options;
} CommandLine;

/* command_line.c: finds the command and its game, and checks that the options
   belong to them. Returns EXIT_DONE, or complains. Without words, the command
   is "play" without a game, or "help". If --version is given, everything else
   is ignored. */
int command_line_read(CommandLine *line, char **arguments);
/* Returns the next word, or NULL if there are no more. */
const char *command_line_next_word(CommandLine *line);
/* Returns the game, or the one that the next word names, or NULL. */
const Game *command_line_game(const CommandLine *line);

/* One function per subcommand. */
int run_play(CommandLine *line);
int run_menu(CommandLine *line);
int run_digest(CommandLine *line);
int run_proof(CommandLine *line);
int run_perft(CommandLine *line);
int run_daily(CommandLine *line);
int run_resume(CommandLine *line);
int run_solve(CommandLine *line);
int run_optimise(CommandLine *line);
int run_tables(CommandLine *line);
int run_grade(CommandLine *line);
int run_survey(CommandLine *line);
int run_explain_game(CommandLine *line);
int run_ask(CommandLine *line);
int run_verify(CommandLine *line);
int run_answers(CommandLine *line); /* "verify --jsonl" */
int run_games(CommandLine *line);
int run_rename(CommandLine *line);
int run_delete(CommandLine *line);
int run_export(CommandLine *line);
int run_import(CommandLine *line);
int run_backup(CommandLine *line);
int run_restore(CommandLine *line);
int run_replay(CommandLine *line);
int run_3270(CommandLine *line);
int run_stats(CommandLine *line);
int run_scores(CommandLine *line);
int run_reset(CommandLine *line);
int run_count_again(CommandLine *line);
int run_milestones(CommandLine *line);
int run_share(CommandLine *line);
int run_paths(CommandLine *line);
int run_doctor(CommandLine *line);
int run_web(CommandLine *line);
int run_bot(CommandLine *line);
int run_match(CommandLine *line);
int run_mcp(CommandLine *line);
int mcp_run_http(CommandLine *line); /* the same by HTTP */
int run_help(CommandLine *line);
int run_version(CommandLine *line);
int manual_run(CommandLine *line);
int run_completion(CommandLine *line);

/* The topic of the help on this command line: the game if one is played, or
   else the command. */
const char *subcommand_help_topic(const CommandLine *line);
/* The options that a command accepts, for a game if that is known. */
CommandSet options_of(const Subcommand *command, const Game *game);
/* Returns the task of the first command that accepts an option; TASK_COUNT if
   every command does. */
Task task_of_option(const Option *option);

/* command/questions: lists the sets of questions about a game. */
void question_options_list_sets(const Game *game,
                                void (*see)(void *own, const char *name,
                                            const char *help),
                                void *own);

/* The arguments of a command, a sentence on them, and paragraphs of help. */
typedef struct Use {
    const char *command, *takes, *arguments, *words;
} Use;

const Use *use_of(const Subcommand *command); /* help_text.c */
/* command/survey, command/solve, command/questions, command/bot: empty in a
   program without them */
extern const char survey_words[], solve_words[], ask_words[], match_words[];

/* run_help.c: help on everything, on one game or on one command */
void command_page_short_usage(Page *page);
void command_page_game_help(Page *page, const Game *game);
void command_page_help(Page *page, const Subcommand *command,
                       const Game *game);

/* help_text.c: text that the help and the manual share */
typedef struct HelpSaying {
    const char *what, *words;
} HelpSaying;

/* Command lines, in the order of the table of commands. */
typedef struct Example {
    const char *command, *line, *words;
} Example;

extern const Example command_examples[];
extern const HelpSaying examples[], exit_codes[], environment[];
/* Headings by task. The last one is for options that every command accepts. */
extern const char *const task_titles[];
extern const char pipe_words[];

/* The arguments of a command: its own, or the usual "GAME [VARIANT]". */
const char *command_takes(const Subcommand *command);

/* saved/run_games.c: prints the store's error and returns its exit code */
int saved_complain_store(const Store *store, StoreAnswer answer);
/* Closes the store. Returns EXIT_DONE, or complains if the last answer was an
   error. */
int saved_close_store(Store *store, StoreAnswer answer);

/* command/saved/challenge_option.c: prints the challenge that a finished game
   is; "name" is what was typed for it. Returns an exit code. */
int challenge_option_print(const CommandLine *line, const char *name,
                           const Session *session);

/* command/play/once.c: the start as members of an object, and an object that
   begins with the format, the game and the start */
void once_page_start(Page *page, const Session *session);
void once_page_object(Page *page, const Session *session);

#endif
