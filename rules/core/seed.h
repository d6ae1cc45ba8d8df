/* SPDX-License-Identifier: MIT */
/* A seed is 64 bits, low byte first, and a word that a person can type. Words
   of up to twelve of the forty symbols 0-9 a-z - . _ + stand for themselves,
   one to one; any other text is hashed, and then has a word of its own. */
#ifndef SEED_H
#define SEED_H

#include "rng.h"
#include "text.h"

enum { SEED_TEXT = 13 }; /* the longest word */

/* The rest of the reader as a seed; 0 when there is nothing there. */
u8 seed_read(u8 *seed, Reader *reader);
void seed_write(const u8 *seed, Writer *writer);

/* seed = seed * factor + add; 0, and no change, when 64 bits do not hold it */
u8 seed_multiply(u8 *seed, u8 factor, u8 add);
/* seed = seed / divisor, and the remainder; divisor < 256 */
u8 seed_divide(u8 *seed, u8 divisor);
u8 seed_is_zero(const u8 *seed);
/* seed = seed + 1 */
void seed_next(u8 *seed);

#endif
