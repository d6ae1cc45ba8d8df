/* SPDX-License-Identifier: MIT */
#include "weights.h"

static const char magic[] = "KULKI-W\n";

enum {
    MAGIC_SIZE = 8,
    AT_VERSION = 8,
    AT_SETS = 10,
    AT_COUNT = 12,
    AT_DIGEST = 16,
    PIECE = 1 << 15
};

static u32 take(const u8 *bytes, u8 size)
{
    u32 number = 0;
    while (size--)
        number = number << 8 | bytes[size];
    return number;
}

static void put(u8 *bytes, u8 size, u32 number)
{
    while (size--) {
        *bytes++ = (u8)number;
        number >>= 8;
    }
}

static void find_digest(char *text, const u8 *bytes, u32 size)
{
    Writer writer;
    Digest digest;
    digest_start(&digest);
    while (size) {
        const u16 piece = (u16)(size < PIECE ? size : PIECE);
        digest_bytes(&digest, bytes, piece);
        bytes += piece;
        size -= piece;
    }
    write_to(&writer, text, DIGEST_DIGITS);
    put_digest(&writer, &digest);
}

u32 size_of_weights(u32 count)
{
    return WEIGHTS_HEAD + 2 * WEIGHT_SETS * count;
}

static WeightsFault check(const u8 *bytes, u32 size, u32 count)
{
    char digest[DIGEST_DIGITS];
    if (size < WEIGHTS_HEAD || !same_bytes(bytes, magic, MAGIC_SIZE))
        return NO_WEIGHTS;
    if (take(bytes + AT_VERSION, 2) != WEIGHTS_VERSION)
        return OTHER_VERSION;
    if (take(bytes + AT_SETS, 2) != WEIGHT_SETS ||
        take(bytes + AT_COUNT, 4) != count || size != size_of_weights(count))
        return WRONG_SIZE;
    find_digest(digest, bytes + WEIGHTS_HEAD, size - WEIGHTS_HEAD);
    return same_bytes(digest, bytes + AT_DIGEST, DIGEST_DIGITS)
               ? WEIGHTS_FINE
               : DAMAGED_WEIGHTS;
}

WeightsFault read_weights(WeightSet *sets, u32 count, const u8 *bytes,
                          u32 size)
{
    const WeightsFault fault = check(bytes, size, count);
    u32 i;
    u8 set;
    bytes += WEIGHTS_HEAD;
    for (set = 0; !fault && set < WEIGHT_SETS; set++)
        for (i = 0; i < count; i++, bytes += 2) {
            const i32 number = (i32)take(bytes, 2);
            sets[set][i] = (i16)(number < 0x8000 ? number : number - 0x10000);
        }
    return fault;
}

void write_weights(u8 *bytes, const WeightSet *sets, u32 count)
{
    u8 *body = bytes + WEIGHTS_HEAD;
    char digest[DIGEST_DIGITS];
    u32 i;
    u8 set;
    for (set = 0; set < WEIGHT_SETS; set++)
        for (i = 0; i < count; i++, body += 2)
            put(body, 2, (u16)sets[set][i]);
    copy_bytes(bytes, magic, MAGIC_SIZE);
    put(bytes + AT_VERSION, 2, WEIGHTS_VERSION);
    put(bytes + AT_SETS, 2, WEIGHT_SETS);
    put(bytes + AT_COUNT, 4, count);
    find_digest(digest, bytes + WEIGHTS_HEAD,
                size_of_weights(count) - WEIGHTS_HEAD);
    copy_bytes(bytes + AT_DIGEST, digest, DIGEST_DIGITS);
}

const char *words_of_weights(WeightsFault fault)
{
    static const char *const words[] = {
        "They are fine", "This is no file of Kulki's weights",
        "These weights are of another version",
        "This file of weights has the wrong size",
        "This file of weights is damaged: its digest is another"};
    return words[fault];
}
