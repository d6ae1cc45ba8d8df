/* SPDX-License-Identifier: MIT */
/* The subcommands, and what they share. */
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

/* What a command is for; the help groups commands and options by it. */
typedef enum Task {
    TASK_PLAY,
    TASK_KEEP,
    TASK_SOLVE,
    TASK_SERVE,
    TASK_CHECK,
    TASK_COUNT
} Task;

typedef struct Subcommand {
    const char *name;
    u8 id, task; /* a CommandId, a Task */
    int options;
    u8 takes_game;     /* as the first argument */
    signed char words; /* arguments after that at most, or ANY_WORDS */
    const char *help;
} Subcommand;

/* subcommands.c; a name of NULL ends the table. Which function runs a command
   is the program's business (program/main.c), so that help can read this table
   without knowing them. */
extern const Subcommand subcommands[];
const Subcommand *find_subcommand(const char *name);
/* Complains about a word that is no game and no command. */
int complain_command(const char *word);

/* What was typed. Each command reads a request of its own from it, by a
   function read_..._request that finds all that is wrong; what then does the
   work knows the request alone. */
typedef struct CommandLine {
    const Subcommand *command;
    const Game *game; /* that the command is about; NULL: not known */
    char **arguments;
    int first, last; /* of the words that were not read yet */
    Options options;
} CommandLine;

/* command_line.c: finds the command and its game, and sees that the options
   are for them; EXIT_DONE, or complains. Without any words it is "play"
   without a game, or "help"; with --version nothing else matters. */
int read_command_line(CommandLine *line, char **arguments);
/* The next word, or NULL when there are no more. */
const char *next_word(CommandLine *line);
/* The game, or the one that the next word names; or NULL. */
const Game *game_of(const CommandLine *line);

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
int run_explain_game(CommandLine *line);
int run_verify(CommandLine *line);
int run_games(CommandLine *line);
int run_name(CommandLine *line);
int run_delete(CommandLine *line);
int run_export(CommandLine *line);
int run_import(CommandLine *line);
int run_replay(CommandLine *line);
int run_3270(CommandLine *line);
int run_stats(CommandLine *line);
int run_scores(CommandLine *line);
int run_share(CommandLine *line);
int run_paths(CommandLine *line);
int run_doctor(CommandLine *line);
int run_web(CommandLine *line);
int run_help(CommandLine *line);
int run_version(CommandLine *line);

/* The page of help on what is being done: the game's when it is played. */
const char *help_topic(const CommandLine *line);
/* The options that a command takes, for a game if that is known. */
int options_of(const Subcommand *command, const Game *game);
/* The task of the first command that takes an option; TASK_COUNT for an option
   of every command. */
Task task_of_option(const Option *option);

/* The arguments of a command and a paragraph of help on it. */
typedef struct Use {
    const char *command, *takes, *words;
} Use;

const Use *use_of(const Subcommand *command); /* help_text.c */

/* help.c: of all, or of one game or command */
void page_usage(Page *page);
void page_game_help(Page *page, const Game *game);
void page_command_help(Page *page, const Subcommand *command,
                       const Game *game);

/* help_text.c: what the help and the manual say in the same words. */
typedef struct HelpSaying {
    const char *what, *words;
} HelpSaying;

extern const HelpSaying examples[], exit_codes[], environment[];
/* Headings by task; the last one is for the options of every command. */
extern const char *const task_titles[TASK_COUNT + 1];
extern const char pipe_words[];

/* command/installation/manual.c: for man; command/installation/complete.c: for
   bash. A program built for small machines has neither and says so. */
int page_manual(Page *page);
int page_completions(Page *page);

/* saved/saved_games.c: what the store says is wrong, and the exit code for it
 */
int complain_store(const Store *store, StoreAnswer answer);
/* Closes it; EXIT_DONE, or complains when the last answer was no good one. */
int close_answered(Store *store, StoreAnswer answer);

/* saved/stats.c: how many days in a row a game's daily puzzle was finished */
void page_streak(Page *page, Store *store, const char *game,
                 const char *today);

/* command/play/once.c: the start, as members of an object; and an object that
   begins with format, game and start. */
void page_start(Page *page, const Session *session);
void page_start_object(Page *page, const Session *session);

#endif
