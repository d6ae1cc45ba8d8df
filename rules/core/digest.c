/* SPDX-License-Identifier: MIT */
/* Computes the two hashes that make up a digest. */
#include "digest.h"

#define FNV_BASIS 2166136261UL
#define FNV_PRIME 16777619UL

void digest_start(Digest *digest)
{
    digest->fnv = (u32)FNV_BASIS;
    digest->jenkins = 0;
}

void digest_bytes(Digest *digest, const void *bytes, u16 count)
{
    const u8 *at = bytes;
    u32 fnv = digest->fnv;
    u32 jenkins = digest->jenkins;
    while (count--) {
        fnv = (fnv ^ *at) * (u32)FNV_PRIME;
        jenkins += *at++;
        jenkins += jenkins << 10;
        jenkins ^= jenkins >> 6;
    }
    digest->fnv = fnv;
    digest->jenkins = jenkins;
}

void digest_number(Digest *digest, u32 number)
{
    u8 bytes[4];
    u8 i;
    for (i = 0; i < 4; i++)
        bytes[i] = (u8)(number >> (8 * i));
    digest_bytes(digest, bytes, sizeof bytes);
}

static u32 finish(u32 jenkins)
{
    jenkins += jenkins << 3;
    jenkins ^= jenkins >> 11;
    return jenkins + (jenkins << 15);
}

static void put_hex(Writer *writer, u32 value)
{
    u8 shift = 32;
    while (shift) {
        shift = (u8)(shift - 4);
        writer_char(writer, "0123456789abcdef"[(value >> shift) & 15]);
    }
}

void digest_write(const Digest *digest, Writer *writer)
{
    put_hex(writer, digest->fnv);
    put_hex(writer, finish(digest->jenkins));
}
