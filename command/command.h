/* SPDX-License-Identifier: MIT */
/* The subcommands, and what they share. */
#ifndef COMMAND_H
#define COMMAND_H

#include "../front/host.h"
#include "options.h"

/* One subcommand: its words are in arguments[first] to arguments[last - 1],
   its options taken out already. */
typedef struct Task {
    const Game *game;
    Options options;
    char **arguments;
    int first, last;
    u8 variant[VARIANT_SIZE];
    u8 seed[SEED_SIZE];
    int has_seed; /* told, not drawn */
    int has_variant;
} Task;

int run_play(Task *task);   /* game.c */
int run_menu(Task *task);   /* game.c */
int run_digest(Task *task); /* digest.c */
int run_perft(Task *task);  /* digest.c */

/* start.c: from words and options to a variant, a seed and a session. Each
   returns EXIT_DONE, or complains and returns another. */
int read_words(Task *task);
int start_session(Task *task, Session *session);
int complain_fault(const char *what, const char *text, const Fault *fault);
int complain_place(const char *path, const char *text, const Fault *fault);

/* once.c: a game without a player */
int run_once(Task *task, Session *session);

#endif
