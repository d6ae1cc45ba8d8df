/* SPDX-License-Identifier: MIT */
/* A digest of bytes that two machines can compare: FNV-1a and Jenkins'
   one-at-a-time side by side, 32 bits each, so that no machine needs more. */
#ifndef DIGEST_H
#define DIGEST_H

#include "text.h"

typedef struct Digest {
    u32 fnv;
    u32 jenkins;
} Digest;

enum { DIGEST_DIGITS = 16 };

void digest_start(Digest *digest);
void digest_bytes(Digest *digest, const void *bytes, u16 count);

/* The digest as sixteen hexadecimal digits. */
void digest_write(const Digest *digest, Writer *writer);

#endif
