/* SPDX-License-Identifier: MIT */
/* The checksum of serialised databases, which closes their head. */
#ifndef SOLVE_SLIDING_CHECKSUM_H
#define SOLVE_SLIDING_CHECKSUM_H

#include "solve/solve.h"

/* A head is this long; its last bytes are the checksum of all that follows
   it. */
enum {
    SERIALISED_HEAD = 64,
    CHECKSUM_SIZE = 8,
    CHECKSUM_AT = SERIALISED_HEAD - CHECKSUM_SIZE
};

/* "size" includes the head. */
void checksum_write(u8 *serialised, u64 size);
u8 checksum_matches(const u8 *serialised, u64 size);

#endif
