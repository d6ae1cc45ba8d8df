/* SPDX-License-Identifier: MIT */
/* Walks through random games of every kind and calls a visitor for the
   positions on the way. The laws that all games must obey are tested this
   way. */
#ifndef WALK_H
#define WALK_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "session/playout.h"

typedef struct Walk {
    const Game *game;
    const char *variant;
    Playout playout;
    u8 *copy; /* two more positions for the visitor to use */
    u8 *other;
} Walk;

typedef void (*Visitor)(Walk *walk);

/* The variants of a game that tests cover, ended by NULL. */
const char *const *variants_of(const Game *game);

/* Visits every "every"th position of "count" random games of each variant. */
void walk_games(const Game *game, u32 count, u16 every, Visitor visit);

#endif
