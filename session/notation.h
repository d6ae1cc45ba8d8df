/* SPDX-License-Identifier: MIT */
/* Lists of moves in the notation that players use. */
#ifndef NOTATION_H
#define NOTATION_H

#include "session.h"

/* How many cards a FreeCell move to an empty column means that does not say:
   by one program's custom or another's, or whatever makes the list legal. */
typedef enum Numbers {
    NUMBERS_AS_READ,
    NUMBERS_XP,
    NUMBERS_SUPER,
    NUMBERS_ANY
} Numbers;

/* Plays the moves of a list. At the first that is refused it stops; the ones
   before it stay played, and their number is told. With NUMBERS_ANY the
   numbers are those that win, else the first that make the whole list legal;
   when none do, nothing is played. */
u8 notation_play_moves(Session *session, Reader *list, u8 numbers, u32 *taken,
                       Fault *fault);

#endif
