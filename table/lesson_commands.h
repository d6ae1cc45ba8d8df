/* SPDX-License-Identifier: MIT */
/* Lessons at the table: a loop beside that of a game, and their offer. */
#ifndef TABLE_LESSON_COMMANDS_H
#define TABLE_LESSON_COMMANDS_H

#include "commands.h"

/* "learn [N]" plays the lessons of the table's game, from the first or another
   one on, and comes back to the game as it was. The page has lessons of its
   own, and no such command. */
extern const Command lesson_commands[];

/* Offers the lessons to a player who is new to the game: one who has neither
   begun nor finished another one of its kind, nor done any of its lessons.
   Without a store, nobody knows. */
void lesson_offer(const Table *table);

#endif
