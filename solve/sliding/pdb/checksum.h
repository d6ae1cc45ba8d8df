/* SPDX-License-Identifier: MIT */
/* The checksum of serialised databases, which is stored at the end of their
   header. The solvers have a plain checksum that needs no library; callers
   with a faster one pass it in. The header records which one was used, because
   another machine may only have the plain one. */
#ifndef SOLVE_SLIDING_CHECKSUM_H
#define SOLVE_SLIDING_CHECKSUM_H

#include "solve/solve.h"

/* The size of a header. Its last bytes are the kind of the checksum and then
   the checksum of everything after the header. */
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

/* "size" includes the header. Without a fast checksum the plain one is
   written. */
void checksum_write(u8 *serialised, u64 size, const FastChecksum *fast);
/* Uses the checksum that the header names. A kind that is not available never
   matches. */
u8 checksum_matches(const u8 *serialised, u64 size, const FastChecksum *fast);

#endif
