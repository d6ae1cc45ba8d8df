/* SPDX-License-Identifier: MIT */
/* Why a move of Kulki is a good one, in words that a person can learn from. */
#ifndef KULKI_REASON_H
#define KULKI_REASON_H

#include "rules/kulki/kulki.h"

/* "makes a line of 5", "brings 3 balls of colour 2 into one row" ... of a
   legal move. */
void kulki_reason_write(Writer *writer, const Kulki *game, u16 move);

#endif
