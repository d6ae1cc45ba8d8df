/* SPDX-License-Identifier: MIT */
/* Walking through random games of every kind, with a visitor at each
   position: what the laws are tested on. */
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
    u8 *copy; /* two more positions for the visitor */
    u8 *other;
} Walk;

typedef void (*Visitor)(Walk *walk);

/* The variants of a game that tests go through, ended by NULL. */
const char *const *variants_of(const Game *game);

/* Visits every "every"th position of "count" random games of each variant. */
void walk_games(const Game *game, u32 count, u16 every, Visitor visit);

#endif
