/* SPDX-License-Identifier: MIT */
/* The subcommands, and what they share. */
#ifndef COMMAND_H
#define COMMAND_H

#include "../front/choice.h"
#include "options.h"

#ifndef QUADRILLE_VERSION
#define QUADRILLE_VERSION "unknown"
#endif

/* One subcommand: its words are in arguments[first] to arguments[last - 1],
   its options taken out already. */
typedef struct Task {
    Choice choice;
    Options options;
    char **arguments;
    int first, last;
} Task;

typedef struct Subcommand {
    const char *name;
    int options;
    int takes_game; /* the first word behind it */
    const char *help;
    int (*run)(Task *task);
} Subcommand;

/* main.c; a name of NULL ends the table */
extern const Subcommand subcommands[];
const Subcommand *find_subcommand(const char *name);
/* Complains about a word that is no game and no command. */
int complain_command(const char *word);

int run_play(Task *task);    /* game.c */
int run_menu(Task *task);    /* game.c */
int run_digest(Task *task);  /* digest.c */
int run_perft(Task *task);   /* digest.c */
int run_verify(Task *task);  /* verify.c */
int run_help(Task *task);    /* help.c */
int run_version(Task *task); /* help.c */

/* help.c: of all, or of one game or command */
void page_usage(Page *page);
void page_game_help(Page *page, const Game *game);
void page_command_help(Page *page, const Subcommand *command);

/* What the help and the manual say in the same words. */
typedef struct Saying {
    const char *what, *words;
} Saying;

extern const Saying examples[], exit_codes[], environment[];
extern const char pipe_words[];

/* manual.c: for man, and for bash */
void page_manual(Page *page);
void page_completions(Page *page);

/* start.c: from words and options to a variant, a seed and a session. Each
   returns EXIT_DONE, or complains and returns another. */
int read_words(Task *task);
int start_session(Task *task, Session *session);
/* A file that errno says why it can't be read. */
int complain_file(const char *path);

/* once.c: a game without a player */
int ends_at_once(const Options *options);
int run_once(Task *task, Session *session);

/* game.c: how the terminal wants it */
struct Style;
void find_style(struct Style *style, const Options *options);

#endif
