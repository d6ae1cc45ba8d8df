/* SPDX-License-Identifier: MIT */
/* Explains in words why a move of Kulki is good. */
#ifndef KULKI_REASON_H
#define KULKI_REASON_H

#include "rules/kulki/kulki.h"

/* Writes the reason for a legal move: "makes a line of 5", "brings together 3
   balls of colour 2" and so on. */
void kulki_reason_write(Writer *writer, const Kulki *game, u16 move);

#endif
