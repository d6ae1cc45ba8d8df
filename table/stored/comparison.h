/* SPDX-License-Identifier: MIT */
/* Compares two games of the same deal: a player's own and the one of a friend
   who sent a challenge. */
#ifndef TABLE_COMPARISON_H
#define TABLE_COMPARISON_H

#include "challenge/challenge.h"
#include "host/page.h"

/* Writes who did better as a sentence, then what can be counted in two
   columns, and how far each game had come as time went on; spoken, a sentence
   about each game. "clocks" are the milliseconds of play after each move of
   the player's own game, or NULL. */
void comparison_page(Page *page, const Session *own, const u32 *clocks,
                     const Challenge *friendly, int is_spoken);

#endif
