/* SPDX-License-Identifier: MIT */
/* Plays lists of moves in the notations that players use. */
#ifndef NOTATION_H
#define NOTATION_H

#include "session.h"

/* How to read a FreeCell move to an empty column without a number of cards: by
   the custom of one program or another, or with any number that makes the list
   legal. */
typedef enum Numbers {
    NUMBERS_AS_READ,
    NUMBERS_XP,
    NUMBERS_SUPER,
    NUMBERS_ANY
} Numbers;

/* Plays the moves of a list and stops at the first that is refused. The moves
   before it stay played; "taken" is their number. NUMBERS_ANY prefers numbers
   of cards that win, then the first that make the whole list legal. If there
   are none, it plays nothing. */
u8 notation_play_moves(Session *session, Reader *list, u8 numbers, u32 *taken,
                       Fault *fault);

#endif
