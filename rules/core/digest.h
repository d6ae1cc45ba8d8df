/* SPDX-License-Identifier: MIT */
/* A digest of bytes that machines can compare. It combines two 32-bit hashes,
   FNV-1a and Jenkins' one-at-a-time, because some machines have no 64-bit
   integers. */
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
/* Four bytes, the lowest first. */
void digest_number(Digest *digest, u32 number);

/* Writes the digest as sixteen hexadecimal digits. */
void digest_write(const Digest *digest, Writer *writer);

#endif
