/* SPDX-License-Identifier: MIT */
/* Commands that players type during a game, and what some of them share. */
#ifndef TABLE_COMMANDS_H
#define TABLE_COMMANDS_H

#include "table.h"

typedef struct Command {
    const char *name;
    const char *also; /* one-letter abbreviation */
    const char *takes;
    const char *help; /* at most 25 characters, because two commands share a
                         line */
    void (*run)(Table *table, Reader *rest);
} Command;

/* Commands that every game has, and commands for programs. A name of NULL ends
   a list. */
extern const Command shared_commands[], inner_commands[];
/* Those that "help" has no room for; NULL ends them. */
extern const Command *const more_commands[];
const Command *take_command(const Command *list, Reader *reader);
/* Writes two commands per line, from this column on; returns the next one's
   column. */
int page_commands(Page *page, const Command *list, int column);

/* Commands that other files call too. */
void run_say(Table *table, Reader *rest);
void run_quit(Table *table, Reader *rest);

/* Deals the choice, on its layout if it has one, after a search if it has a
   level; the variant and the seed are filled in if they weren't chosen. */
void deal_choice(Table *table, Choice *choice);

/* Returns 1 if a file with this text can be loaded, or writes why not. */
int save_fits(const Page *text, Page *why);
/* Returns 1 if the game was saved, or writes why not. */
int save_into(const Session *session, const char *path, Page *why);

#endif
