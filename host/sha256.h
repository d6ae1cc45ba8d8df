/* SPDX-License-Identifier: MIT */
/* SHA-256 (FIPS 180-4). Results that are passed on carry it, because any
   machine can check it: sha256sum, Python's hashlib. */
#ifndef HOST_SHA256_H
#define HOST_SHA256_H

#include <stddef.h>
#include <stdint.h>

enum { SHA256_TEXT = 65 /* 64 hexadecimal digits and a NUL */ };

/* Writes the digest of some bytes as text. */
void sha256_text(const char *bytes, size_t length, char *text);

#endif
