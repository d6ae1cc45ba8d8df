/* SPDX-License-Identifier: MIT */
/* The banks of the cartridge, 16 KB each. The first bank is always visible at
   0x4000; it contains the machine's functions, the shared rules, the session
   and the desk. One of the others is visible at 0x8000: the front end, the
   reader of codes, or a game together with the writer of its codes. The
   program for MSX-DOS has no banks, and its shelf is that of its game. */
#ifndef SHELF_H
#define SHELF_H

#include "session/session.h"

enum Bank { BANK_FIXED, BANK_FRONT, BANK_CODES, BANK_OF_GAMES };

/* The start of a game's bank. The source of hints is NULL where a hint would
   take minutes. */
typedef struct Shelf {
    const Game *game;
    const HintSource *hint_source;
    u8 (*share)(void *position, const Session *session, Writer *writer);
} Shelf;

/* How much memory is kept for the stack: while moves are listed, which takes
   memory itself, and otherwise. A Mahjong deal needs 4,400 bytes. */
extern const u16 flat_stack, deep_stack;
/* The longest code that can be typed, and the memory for recent positions. */
extern const u16 text_room;

/* The start of the bank at 0x8000. */
extern const Shelf shelf;
#define SHELF shelf

#endif
