/* SPDX-License-Identifier: MIT */
/* A plain checksum that needs no library, and the choice between it and a
   faster one. */
#include "checksum.h"

#include <string.h>

static u64 load_word(const u8 *at)
{
    u64 word = 0;
    u8 i;
    for (i = 8; i--;)
        word = word << 8 | at[i];
    return word;
}

/* Four independent sums, because each has to wait for its own
   multiplication. */
static u64 plain_checksum(const u8 *bytes, u64 size)
{
    static const u64 prime = 0x9E3779B97F4A7C15ULL;
    u64 run[4] = {1, 2, 3, 4};
    u64 i;
    for (i = 0; i + 32 <= size; i += 32) {
        u8 k;
        for (k = 0; k < 4; k++) {
            run[k] = (run[k] ^ load_word(bytes + i + 8 * k)) * prime;
            run[k] ^= run[k] >> 32;
        }
    }
    for (; i < size; i++)
        run[i & 3] = ((run[i & 3] ^ bytes[i]) * prime) + (run[i & 3] >> 32);
    for (i = 1; i < 4; i++)
        run[0] = ((run[0] ^ run[i]) * prime) ^ (run[0] >> 29);
    return run[0];
}

/* Returns 0 if this kind of checksum is not available here. */
static u8 checksum_bytes(const u8 *serialised, u64 size, u8 kind,
                         const FastChecksum *fast, u8 *bytes)
{
    const u8 *body = serialised + SERIALISED_HEAD;
    u64 checksum;
    u8 i;
    ASSERT(size >= SERIALISED_HEAD);
    if (fast && kind == fast->kind)
        checksum = fast->of(body, size - SERIALISED_HEAD);
    else if (kind == PLAIN_CHECKSUM)
        checksum = plain_checksum(body, size - SERIALISED_HEAD);
    else
        return 0;
    for (i = 0; i < CHECKSUM_SIZE; i++)
        bytes[i] = (u8)(checksum >> 8 * i);
    return 1;
}

void checksum_write(u8 *serialised, u64 size, const FastChecksum *fast)
{
    const u8 kind = fast ? fast->kind : (u8)PLAIN_CHECKSUM;
    serialised[CHECKSUM_KIND_AT] = kind;
    (void)checksum_bytes(serialised, size, kind, fast,
                         serialised + CHECKSUM_AT);
}

u8 checksum_matches(const u8 *serialised, u64 size, const FastChecksum *fast)
{
    u8 bytes[CHECKSUM_SIZE];
    return checksum_bytes(serialised, size, serialised[CHECKSUM_KIND_AT], fast,
                          bytes) &&
           !memcmp(serialised + CHECKSUM_AT, bytes, CHECKSUM_SIZE);
}
