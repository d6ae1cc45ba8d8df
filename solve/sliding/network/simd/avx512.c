/* SPDX-License-Identifier: MIT */
/* AVX-512 with VNNI: sixty-four bytes at once, on servers since 2019 and on
   AMD's processors since 2022. One instruction multiplies four accumulators by
   their weights to all outputs of the second layer, and adds that up. */
#include "simd.h"

#ifdef NETWORK_X86

#include <immintrin.h>

#define AVX512 __attribute__((target("avx512f,avx512bw,avx512vnni")))

enum {
    LANES = 32, /* of 16 bits */
    GROUPS = 4  /* of accumulators at once */
};
STATIC_ASSERT(NETWORK_SECOND *NETWORK_PACK == 64);
STATIC_ASSERT((int)NETWORK_HIDDEN_STEP == LANES);
STATIC_ASSERT(LANES == 2 * GROUPS * (int)NETWORK_PACK);
STATIC_ASSERT(NETWORK_MOST_ACTIVE == 127 && NETWORK_MOST_WEIGHT == 127);
STATIC_ASSERT(!(NETWORK_SHRINK & (NETWORK_SHRINK - 1)));

static inline AVX512 __m512i load(const void *numbers)
{
    return _mm512_loadu_si512(numbers);
}

static inline AVX512 __m512i move_by(const i16 *before, const i16 *move,
                                     u8 is_added)
{
    return is_added ? _mm512_add_epi16(load(before), load(move))
                    : _mm512_sub_epi16(load(before), load(move));
}

static AVX512 void step(const Network *network, const i16 *before,
                        const i16 *move, u8 is_added, i16 *after)
{
    const u32 count = network->accumulators;
    u32 i;
    for (i = 0; i < count; i += LANES)
        _mm512_storeu_si512(after + i,
                            move_by(before + i, move + i, is_added));
}

/* The accumulators after a move as bytes, clipped to what counts. */
static inline AVX512 __m256i activate(const i16 *before, const i16 *move,
                                      u8 is_added)
{
    const __m512i after = move_by(before, move, is_added);
    return _mm512_cvtsepi16_epi8(
        _mm512_max_epi16(after, _mm512_setzero_si512()));
}

/* Adds the products of one of four groups of accumulators, which is a constant
   because an instruction contains it. Each has its own sums, so that additions
   need not wait for each other. */
#define ADD_GROUP(sums, active, group, weights)                               \
    (sums)[group] = _mm512_dpbusd_epi32(                                      \
        (sums)[group],                                                        \
        _mm512_shuffle_epi32(active, (_MM_PERM_ENUM)((group)*0x55)),          \
        load((weights) + (group)*NETWORK_SECOND * NETWORK_PACK))

static inline AVX512 void add_groups(__m512i *sums, __m128i groups,
                                     const signed char *weights)
{
    const __m512i active = _mm512_broadcast_i32x4(groups);
    ADD_GROUP(sums, active, 0, weights);
    ADD_GROUP(sums, active, 1, weights);
    ADD_GROUP(sums, active, 2, weights);
    ADD_GROUP(sums, active, 3, weights);
}

/* The sums of the second layer. */
static inline AVX512 __m512i add_up(const Network *network, const i16 *before,
                                    const i16 *move, u8 is_added)
{
    enum { HALF = LANES / 2 * NETWORK_SECOND };
    const signed char *weights = network->packed;
    const u32 hidden = network->hidden;
    __m512i sums[GROUPS];
    u32 i;
    sums[0] = load(network->second_bias);
    sums[1] = sums[2] = sums[3] = _mm512_setzero_si512();
    for (i = 0; i < hidden; i += LANES) {
        const __m256i active = activate(before + i, move + i, is_added);
        add_groups(sums, _mm256_castsi256_si128(active), weights);
        add_groups(sums, _mm256_extracti128_si256(active, 1), weights + HALF);
        weights += 2 * HALF;
    }
    return _mm512_add_epi32(_mm512_add_epi32(sums[0], sums[1]),
                            _mm512_add_epi32(sums[2], sums[3]));
}

/* What the outputs of the second layer contribute to the result. */
static inline AVX512 i32 weigh_outputs(__m512i sums, const i16 *weights)
{
    const __m256i narrow =
        _mm256_loadu_si256((const __m256i *)(const void *)weights);
    sums = _mm512_max_epi32(sums, _mm512_setzero_si512());
    sums = _mm512_srli_epi32(sums, __builtin_ctz(NETWORK_SHRINK));
    sums = _mm512_min_epi32(sums, _mm512_set1_epi32(NETWORK_MOST_SECOND));
    sums = _mm512_mullo_epi32(sums, _mm512_cvtepi16_epi32(narrow));
    return _mm512_reduce_add_epi32(sums);
}

static AVX512 u32 estimate(const Network *network, const i16 *before,
                           const i16 *move, u8 is_added)
{
    const __m512i sums = is_added ? add_up(network, before, move, 1)
                                  : add_up(network, before, move, 0);
    return network_score(network->third_bias +
                         weigh_outputs(sums, network->third));
}

const NetworkCode network_avx512 = {step, estimate};

#endif
