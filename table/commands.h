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
/* What a command does. That of the inner ones isn't in their table. */
const char *command_help(const Command *command);
/* Those that "help" has no room for; NULL ends them. */
extern const Command *const more_commands[];
const Command *command_list_take(const Command *list, Reader *reader);
/* Writes two commands per line, from this column on; returns the next one's
   column. */
int command_list_page(Page *page, const Command *list, int column);

/* Commands that other files call too. */
void table_run_say(Table *table, Reader *rest);
void table_run_quit(Table *table, Reader *rest);

/* Deals the choice, on its layout if it has one, after a search if it has a
   level; the variant and the seed are filled in if they weren't chosen. */
void table_deal(Table *table, Choice *choice);

/* Returns 1 if a file with this text can be loaded, or writes why not. */
int table_save_fits(const Page *text, Page *why);
/* Returns 1 if the game was saved, or writes why not. */
int table_save_into(const Session *session, const char *path, Page *why);

#endif
