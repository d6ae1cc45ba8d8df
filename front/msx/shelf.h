/* SPDX-License-Identifier: MIT */
/* The banks of the cartridge, 16 KB each. The first is always visible, at
   0x4000: the machine, what rules share, sessions, the desk. At 0x8000 is one
   of the others: the front, or a game with the code that walks through its
   moves. */
#ifndef SHELF_H
#define SHELF_H

#include "session/session.h"

enum Bank { BANK_FIXED, BANK_FRONT, BANK_OF_GAMES };

/* What a game's bank begins with; no adviser where advice would take minutes.
 */
typedef struct Shelf {
    const Game *game;
    const Adviser *adviser;
    u8 (*share)(void *position, const Session *session, Writer *writer);
} Shelf;

#define SHELF (*(const Shelf *)0x8000)

#endif
