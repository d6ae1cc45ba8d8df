/* SPDX-License-Identifier: MIT */
/* A seed is 64 bits, low byte first, and also a word that a person can type. A
   word of up to twelve of the forty symbols 0-9 a-z - . _ + has a seed of its
   own. Any other text is hashed, and the resulting seed has a word too. */
#ifndef SEED_H
#define SEED_H

#include "rng.h"
#include "text.h"

enum { SEED_TEXT = 13 }; /* the longest word */

/* Reads the rest of the text as a seed; returns 0 if it is empty. */
u8 seed_read(u8 *seed, Reader *reader);
void seed_write(const u8 *seed, Writer *writer);

/* Computes seed * factor + add; returns 0, without a change, if the result
   needs more than 64 bits. */
u8 seed_multiply(u8 *seed, u8 factor, u8 add);
/* Divides the seed and returns the remainder. The divisor is below 256. */
u8 seed_divide(u8 *seed, u8 divisor);
u8 seed_is_zero(const u8 *seed);
/* Adds 1 to the seed. */
void seed_next(u8 *seed);

#endif
