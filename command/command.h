/* SPDX-License-Identifier: MIT */
/* The subcommands, and what they share. */
#ifndef COMMAND_H
#define COMMAND_H

#include "load.h"
#include "options.h"
#include "store/store.h"
#include "table/choice.h"

#ifndef QUADRILLE_VERSION
#define QUADRILLE_VERSION "unknown"
#endif

/* One subcommand: its words are in arguments[first] to arguments[last - 1],
   its options taken out already. */
typedef struct Task {
    const struct Subcommand *command;
    Choice choice;
    Options options;
    char **arguments;
    int first, last;
} Task;

enum { ANY_WORDS = -1 };

typedef struct Subcommand {
    const char *name;
    CommandId id;
    int options;
    int takes_game; /* the first word behind it */
    int words;      /* behind that at most, or ANY_WORDS */
    const char *help;
} Subcommand;

/* subcommands.c; a name of NULL ends the table. Which function runs a command
   is main.c's business, so that help can read this table without knowing
   them. */
extern const Subcommand subcommands[];
const Subcommand *find_subcommand(const char *name);
/* Complains about a word that is no game and no command. */
int complain_command(const char *word);

/* One function per subcommand. */
int run_play(Task *task);
int run_menu(Task *task);
int run_digest(Task *task);
int run_proof(Task *task);
int run_perft(Task *task);
int run_daily(Task *task);
int run_resume(Task *task);
int run_solve(Task *task);
int run_optimise(Task *task);
int run_tables(Task *task);
int run_grade(Task *task);
int run_explain_game(Task *task);
int run_verify(Task *task);
int run_games(Task *task);
int run_name(Task *task);
int run_delete(Task *task);
int run_export(Task *task);
int run_import(Task *task);
int run_replay(Task *task);
int run_3270(Task *task);
int run_stats(Task *task);
int run_scores(Task *task);
int run_share(Task *task);
int run_paths(Task *task);
int run_doctor(Task *task);
int run_web(Task *task);
int run_help(Task *task);
int run_version(Task *task);

/* The page of help on what is being done: the game's when it is played. */
const char *help_topic(const Task *task);
/* The options that a command takes, for a game if that is known. */
int options_of(const Subcommand *command, const Game *game);

/* What stands behind a command that takes no game, and more words on it. */
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
typedef struct Saying {
    const char *what, *words;
} Saying;

extern const Saying examples[], exit_codes[], environment[];
extern const char pipe_words[];

/* command/installation/manual.c: for man; command/installation/complete.c: for
   bash. A program built for small machines has neither and says so. */
int page_manual(Page *page);
int page_completions(Page *page);

/* command/play/start.c: from words and options to a variant, a seed and a
   session. Each returns EXIT_DONE, or complains and returns another. */
int read_words(Task *task);
int start_session(Task *task, Session *session);

/* saved/saved_games.c: what the store says is wrong, and the exit code for it
 */
int complain_store(const Store *store, StoreAnswer answer);
/* Closes it; EXIT_DONE, or complains when the last answer was no good one. */
int close_answered(Store *store, StoreAnswer answer);

/* saved/stats.c: how many days in a row a game's daily puzzle was finished */
void page_streak(Page *page, Store *store, const char *game,
                 const char *today);

/* digest.c: one digest of random games */
void page_playouts(Page *page, const Game *game, const u8 *variant, u32 first,
                   u32 last);

/* command/play/once.c: the start, as members of an object. */
void page_start(Page *page, const Session *session);

#endif
