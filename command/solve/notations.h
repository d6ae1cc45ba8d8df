/* SPDX-License-Identifier: MIT */
/* Writes solutions in the notations of other programs. */
#ifndef COMMAND_SOLVE_NOTATIONS_H
#define COMMAND_SOLVE_NOTATIONS_H

#include "host/host.h"

/* Writes moves that continue from the session's position. */
typedef struct Notation {
    const char *name;
    const Game *game; /* NULL for any game */
    void (*put)(Page *page, const Session *session, const u16 *moves,
                u32 count);
} Notation;

/* A name of NULL ends the list. */
extern const Notation notations[];
/* Finds a notation for the game; the first one if the name is NULL. Returns
   NULL if there is none. */
const Notation *notation_find(const Game *game, const char *name);

#endif
