/* SPDX-License-Identifier: MIT */
/* Reads and writes files of weights. Nothing in a file is trusted before its
   digest has been checked. */
#include "weights.h"

#include "solve/weight_file.h"

static const char magic[] = "KULKI-W\n";
STATIC_ASSERT(sizeof magic == 9);

enum {
    MAGIC_SIZE = 8,
    AT_VERSION = 8,
    AT_SET = 10,
    AT_COUNT = 12,
    AT_DIGEST = 16
};

static u32 size_of_part(u32 count)
{
    return WEIGHTS_HEAD + 2 * count;
}

u32 weights_size(u32 count)
{
    return WEIGHT_SETS * size_of_part(count);
}

static WeightsFault check_part(const u8 *bytes, u32 size, u32 count)
{
    char digest[DIGEST_DIGITS];
    if (size < WEIGHTS_HEAD || !bytes_equal(bytes, magic, MAGIC_SIZE))
        return NO_WEIGHTS;
    if (weight_file_get(bytes + AT_VERSION, 2) != WEIGHTS_VERSION)
        return OTHER_VERSION;
    if (weight_file_get(bytes + AT_SET, 2) >= WEIGHT_SETS ||
        weight_file_get(bytes + AT_COUNT, 4) != count ||
        size < size_of_part(count))
        return WRONG_SIZE;
    weight_file_digest(digest, bytes + WEIGHTS_HEAD, 2 * count);
    return bytes_equal(digest, bytes + AT_DIGEST, DIGEST_DIGITS)
               ? WEIGHTS_FINE
               : DAMAGED_WEIGHTS;
}

static WeightsFault check(const u8 *bytes, u32 size, u32 count)
{
    const u32 part = size_of_part(count);
    WeightsFault fault = check_part(bytes, size, count);
    u32 at;
    for (at = part; !fault && at < size; at += part)
        fault = size - at < part ? WRONG_SIZE
                                 : check_part(bytes + at, size - at, count);
    return fault;
}

static void read_part(WeightSet set, u32 count, const u8 *bytes)
{
    u32 i;
    ASSERT(count <= MOST_WEIGHTS);
    for (i = 0; i < count; i++) {
        set[i] = (i16)weight_file_get_signed(bytes + WEIGHTS_HEAD + 2 * i, 2);
    }
}

WeightsFault weights_read(WeightSet *sets, u32 count, const u8 *bytes,
                          u32 size, u8 *known)
{
    const WeightsFault fault = check(bytes, size, count);
    u32 at;
    for (at = 0; !fault && at < size; at += size_of_part(count)) {
        const u32 set = weight_file_get(bytes + at + AT_SET, 2);
        read_part(sets[set], count, bytes + at);
        *known |= (u8)(1 << set);
    }
    return fault;
}

static void write_part(u8 *bytes, const WeightSet set, u32 which, u32 count)
{
    char digest[DIGEST_DIGITS];
    u32 i;
    ASSERT(which < WEIGHT_SETS && count <= MOST_WEIGHTS);
    for (i = 0; i < count; i++)
        weight_file_put(bytes + WEIGHTS_HEAD + 2 * i, 2, (u16)set[i]);
    bytes_copy(bytes, magic, MAGIC_SIZE);
    weight_file_put(bytes + AT_VERSION, 2, WEIGHTS_VERSION);
    weight_file_put(bytes + AT_SET, 2, which);
    weight_file_put(bytes + AT_COUNT, 4, count);
    weight_file_digest(digest, bytes + WEIGHTS_HEAD, 2 * count);
    bytes_copy(bytes + AT_DIGEST, digest, DIGEST_DIGITS);
}

void weights_write(u8 *bytes, const WeightSet *sets, u32 count)
{
    u32 set;
    for (set = 0; set < WEIGHT_SETS; set++)
        write_part(bytes + set * size_of_part(count), sets[set], set, count);
}

const char *weights_words(WeightsFault fault)
{
    static const char *const words[] = {
        N_("the weights are fine"), N_("not a file of Kulki weights"),
        N_("weights of another version"), N_("wrong file size"),
        N_("damaged file: its digest doesn't match")};
    STATIC_ASSERT(COUNT_OF(words) == DAMAGED_WEIGHTS + 1);
    ASSERT(fault <= DAMAGED_WEIGHTS);
    return translate(words[fault]);
}
