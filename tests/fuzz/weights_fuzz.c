/* SPDX-License-Identifier: MIT */
/* Files of Kulki's weights, for a network of so few that a fuzzer can spell a
   whole file. A second try gets the right digests, which a fuzzer can't
   guess. */
#include <stdlib.h>
#include <string.h>

#include "fuzzing.h"
#include "solve/kulki/network/weights.h"

enum { COUNT = 4, PART = WEIGHTS_HEAD + 2 * COUNT, AT_DIGEST = 16 };

static WeightSet sets[WEIGHT_SETS], before[WEIGHT_SETS];

static void start_sets(WeightSet *these)
{
    u32 set, i;
    for (set = 0; set < WEIGHT_SETS; set++)
        for (i = 0; i < COUNT; i++)
            these[set][i] = (i16)(100 * set + i);
}

static int is_same(const WeightSet *a, const WeightSet *b)
{
    u32 set;
    for (set = 0; set < WEIGHT_SETS; set++)
        if (memcmp(a[set], b[set], COUNT * sizeof a[set][0]) != 0)
            return 0;
    return 1;
}

static void require_written(void)
{
    u8 bytes[WEIGHT_SETS * PART], again[WEIGHT_SETS * PART];
    u8 known = 0;
    REQUIRE(weights_size(COUNT) == sizeof bytes);
    weights_write(bytes, sets, COUNT);
    memcpy(before, sets, sizeof before);
    REQUIRE(!weights_read(sets, COUNT, bytes, sizeof bytes, &known));
    REQUIRE(is_same(sets, before) && known == (1 << WEIGHT_SETS) - 1);
    weights_write(again, sets, COUNT);
    REQUIRE(memcmp(bytes, again, sizeof bytes) == 0);
}

static void try_bytes(const u8 *bytes, size_t size)
{
    u8 known = 0;
    WeightsFault fault;
    start_sets(sets);
    start_sets(before);
    fault = weights_read(sets, COUNT, bytes, (u32)size, &known);
    REQUIRE(*weights_words(fault));
    if (fault)
        REQUIRE(!known && is_same(sets, before));
    else
        require_written();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    u8 *bytes = host_must_have(malloc(size ? size : 1));
    size_t at;
    if (size)
        memcpy(bytes, data, size);
    try_bytes(bytes, size);
    for (at = 0; at + PART <= size; at += PART) {
        Writer writer;
        Digest digest;
        digest_start(&digest);
        digest_bytes(&digest, bytes + at + WEIGHTS_HEAD, 2 * COUNT);
        writer_start(&writer, (char *)bytes + at + AT_DIGEST, DIGEST_DIGITS);
        digest_write(&digest, &writer);
    }
    try_bytes(bytes, size);
    free(bytes);
    return 0;
}
