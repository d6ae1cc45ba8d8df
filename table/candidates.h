/* SPDX-License-Identifier: MIT */
/* What typed words can become: in a game, and on the command line, which has
   more. */
#ifndef TABLE_CANDIDATES_H
#define TABLE_CANDIDATES_H

#include "commands.h"
#include "store/store.h"

typedef struct Candidates {
    const Game *game; /* or NULL */
    Store *store;     /* or NULL */
    void (*see)(void *own, const char *word, const char *help);
    void *own;
} Candidates;

/* Offers what a placeholder of the help stands for: VARIANT, KIND (of a start,
   which may be a layout), LAYOUT, STORED, PLAYER, DATE. Returns 0 if it isn't
   known.
 */
int candidates_offer_kind(const Candidates *candidates, const char *kind,
                          size_t length);

/* The command of a game that a line begins with, or NULL; those for programs
   don't count. */
const Command *candidates_find_command(const Game *game, const char *line);
/* Offers the commands of a game, or what can follow one of them. */
void candidates_offer_commands(const Candidates *candidates);
void candidates_offer_arguments(const Candidates *candidates,
                                const char *command, size_t length);

#endif
