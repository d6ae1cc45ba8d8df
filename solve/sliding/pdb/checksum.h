/* SPDX-License-Identifier: MIT */
/* The checksum of serialised databases, which closes their head. Solvers know
   a plain one that needs no library. Whoever has a faster one hands it in;
   the head says which was used, since another machine may have only the plain
   one. */
#ifndef SOLVE_SLIDING_CHECKSUM_H
#define SOLVE_SLIDING_CHECKSUM_H

#include "solve/solve.h"

/* A head is this long; its last bytes are the checksum of all that follows
   it, behind a byte for its kind. */
enum {
    SERIALISED_HEAD = 64,
    CHECKSUM_SIZE = 8,
    CHECKSUM_AT = SERIALISED_HEAD - CHECKSUM_SIZE,
    CHECKSUM_KIND_AT = CHECKSUM_AT - 1
};

enum { PLAIN_CHECKSUM = 'p', XXH3_CHECKSUM = 'x' };

typedef struct FastChecksum {
    u8 kind;
    u64 (*of)(const u8 *bytes, u64 size);
} FastChecksum;

/* "size" includes the head. Without a fast checksum the plain one is written.
 */
void checksum_write(u8 *serialised, u64 size, const FastChecksum *fast);
/* By the checksum that the head names; one that is not known never matches. */
u8 checksum_matches(const u8 *serialised, u64 size, const FastChecksum *fast);

#endif
