/* SPDX-License-Identifier: MIT */
/* Which lessons needn't be offered any more. */
#ifndef TABLE_LESSON_OFFER_H
#define TABLE_LESSON_OFFER_H

#include "table/lesson_commands.h"

/* A lesson of the game was done. */
void lesson_note_done(const Game *game);

#endif
