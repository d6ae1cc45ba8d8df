/* SPDX-License-Identifier: MIT */
/* A way to win, in the notations of others. */
#ifndef COMMAND_SOLVE_NOTATIONS_H
#define COMMAND_SOLVE_NOTATIONS_H

#include "host/host.h"

/* How to put moves on a page that lead on from the session's position. */
typedef struct Notation {
    const char *name;
    const Game *game; /* NULL: any */
    void (*put)(Page *page, const Session *session, const u16 *moves,
                u32 count);
} Notation;

/* A name of NULL ends the list. */
extern const Notation notations[];
/* The first one, when there is no name; NULL when no such one is for the
   game. */
const Notation *find_notation(const Game *game, const char *name);

#endif
