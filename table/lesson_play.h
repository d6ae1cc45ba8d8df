/* SPDX-License-Identifier: MIT */
/* Lessons at the table: a loop beside that of a game. */
#ifndef TABLE_LESSON_PLAY_H
#define TABLE_LESSON_PLAY_H

#include "commands.h"

/* "learn [N]" plays the lessons of the table's game, from the first or another
   one on, and comes back to the game as it was. */
extern const Command lesson_commands[];

#endif
