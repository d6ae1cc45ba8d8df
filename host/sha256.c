/* SPDX-License-Identifier: MIT */
/* Computes SHA-256. The names are those of the standard. */
#include "sha256.h"

#include <string.h>

#include "rules/core/base.h"

enum { BLOCK = 64, ROUNDS = 64, WORDS = 8, LENGTH_AT = 56 };

/* The first 32 bits of the fractional parts of the cube roots of the first 64
   primes. */
static const uint32_t K[] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1,
    0x923f82a4, 0xab1c5ed5, 0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3,
    0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
    0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147,
    0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
    0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b,
    0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
    0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208,
    0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};
STATIC_ASSERT(COUNT_OF(K) == ROUNDS);

static uint32_t rotate(uint32_t word, int by)
{
    return word >> by | word << (32 - by);
}

static void schedule(uint32_t *w, const uint8_t *block)
{
    int t;
    for (t = 0; t < 16; t++, block += 4)
        w[t] = (uint32_t)block[0] << 24 | (uint32_t)block[1] << 16 |
               (uint32_t)block[2] << 8 | block[3];
    for (; t < ROUNDS; t++) {
        const uint32_t a = w[t - 15];
        const uint32_t b = w[t - 2];
        w[t] = w[t - 16] + (rotate(a, 7) ^ rotate(a, 18) ^ a >> 3) + w[t - 7] +
               (rotate(b, 17) ^ rotate(b, 19) ^ b >> 10);
    }
}

static void compress(uint32_t *hash, const uint8_t *block)
{
    uint32_t w[ROUNDS];
    uint32_t v[WORDS]; /* a to h */
    int t;
    schedule(w, block);
    memcpy(v, hash, sizeof v);
    for (t = 0; t < ROUNDS; t++) {
        const uint32_t a = v[0];
        const uint32_t e = v[4];
        const uint32_t one = v[7] +
                             (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) +
                             ((e & v[5]) ^ (~e & v[6])) + K[t] + w[t];
        const uint32_t two = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) +
                             ((a & v[1]) ^ (a & v[2]) ^ (v[1] & v[2]));
        memmove(v + 1, v, sizeof v - sizeof *v);
        v[4] += one;
        v[0] = one + two;
    }
    for (t = 0; t < WORDS; t++)
        hash[t] += v[t];
}

/* The last bytes, a 1 bit, and the number of bits in the last eight bytes. */
static void compress_end(uint32_t *hash, const uint8_t *bytes, size_t length)
{
    uint8_t end[2 * BLOCK] = {0};
    const size_t rest = length % BLOCK;
    const size_t size = rest < LENGTH_AT ? BLOCK : 2 * BLOCK;
    size_t i;
    if (rest)
        memcpy(end, bytes + length - rest, rest);
    end[rest] = 0x80;
    for (i = 0; i < 8; i++)
        end[size - 1 - i] = (uint8_t)((uint64_t)length * 8 >> 8 * i);
    for (i = 0; i < size; i += BLOCK)
        compress(hash, end + i);
}

void sha256_text(const char *bytes, size_t length, char *text)
{
    static const char digits[] = "0123456789abcdef";
    uint32_t hash[WORDS] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                            0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    const uint8_t *at = (const uint8_t *)bytes;
    size_t i;
    for (i = 0; i + BLOCK <= length; i += BLOCK)
        compress(hash, at + i);
    compress_end(hash, at, length);
    for (i = 0; i < SHA256_TEXT - 1; i++)
        text[i] = digits[hash[i / WORDS] >> (28 - 4 * (i % WORDS)) & 15];
    text[i] = '\0';
}
