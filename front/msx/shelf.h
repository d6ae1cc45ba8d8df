/* SPDX-License-Identifier: MIT */
/* The banks of the cartridge, 16 KB each. The first bank is always visible at
   0x4000; it contains the machine's functions, the shared rules, the session
   and the desk. One of the others is visible at 0x8000: the front end, or a
   game together with the code that replays its moves. */
#ifndef SHELF_H
#define SHELF_H

#include "session/session.h"

enum Bank { BANK_FIXED, BANK_FRONT, BANK_OF_GAMES };

/* The start of a game's bank. The adviser is NULL where a hint would take
   minutes. */
typedef struct Shelf {
    const Game *game;
    const Adviser *adviser;
    u8 (*share)(void *position, const Session *session, Writer *writer);
} Shelf;

#define SHELF (*(const Shelf *)0x8000)

#endif
