/* SPDX-License-Identifier: MIT */
/* AVX2: thirty-two bytes at once, on most x86 processors made since 2013. The
   second layer multiplies bytes: an accumulator counts at most 127, and so do
   weights, so a sum of two products fits 16 bits. */
#include "simd.h"

#ifdef NETWORK_X86

#include <immintrin.h>

#define AVX2 __attribute__((target("avx2")))

enum { LANES = 16, OUTPUTS = 8 /* of 16 and of 32 bits */ };
STATIC_ASSERT(NETWORK_SECOND == 2 * OUTPUTS);
STATIC_ASSERT(NETWORK_HIDDEN_STEP == 2 * LANES);
STATIC_ASSERT(NETWORK_MOST_ACTIVE == 127 && NETWORK_MOST_WEIGHT == 127);

static inline AVX2 __m256i load(const void *numbers)
{
    return _mm256_loadu_si256(numbers);
}

static inline AVX2 __m256i move_by(const i16 *before, const i16 *move,
                                   u8 is_added)
{
    return is_added ? _mm256_add_epi16(load(before), load(move))
                    : _mm256_sub_epi16(load(before), load(move));
}

static AVX2 void step(const Network *network, const i16 *before,
                      const i16 *move, u8 is_added, i16 *after)
{
    u32 i;
    for (i = 0; i < network->accumulators; i += LANES)
        _mm256_storeu_si256((__m256i *)(void *)(after + i),
                            move_by(before + i, move + i, is_added));
}

/* The accumulators after a move as bytes, clipped to what counts. Packing
   takes turns between the halves of both arguments, which is undone. */
static inline AVX2 void activate(const i16 *before, const i16 *move,
                                 u8 is_added, u32 count, u8 *active)
{
    u32 i;
    for (i = 0; i < count; i += NETWORK_HIDDEN_STEP) {
        const __m256i low = move_by(before + i, move + i, is_added);
        const __m256i high =
            move_by(before + i + LANES, move + i + LANES, is_added);
        const __m256i clipped = _mm256_max_epi8(_mm256_packs_epi16(low, high),
                                                _mm256_setzero_si256());
        _mm256_storeu_si256((__m256i *)(void *)(active + i),
                            _mm256_permute4x64_epi64(clipped, 0xD8));
    }
}

/* Adds four products to each of eight sums. */
static inline AVX2 __m256i add_products(__m256i sums, __m256i active,
                                        const signed char *weights)
{
    const __m256i pairs = _mm256_maddubs_epi16(active, load(weights));
    return _mm256_add_epi32(sums,
                            _mm256_madd_epi16(pairs, _mm256_set1_epi16(1)));
}

/* What eight outputs of the second layer contribute to the result. */
static inline AVX2 __m256i weigh_outputs(__m256i sums, const i16 *weights)
{
    const __m128i narrow =
        _mm_loadu_si128((const __m128i *)(const void *)weights);
    sums = _mm256_max_epi32(sums, _mm256_setzero_si256());
    sums = _mm256_srli_epi32(sums, __builtin_ctz(NETWORK_SHRINK));
    sums = _mm256_min_epi32(sums, _mm256_set1_epi32(NETWORK_MOST_SECOND));
    return _mm256_mullo_epi32(sums, _mm256_cvtepi16_epi32(narrow));
}

static inline AVX2 i32 add_up(__m256i numbers)
{
    __m128i sums = _mm_add_epi32(_mm256_castsi256_si128(numbers),
                                 _mm256_extracti128_si256(numbers, 1));
    sums = _mm_add_epi32(sums, _mm_shuffle_epi32(sums, 0x4E));
    sums = _mm_add_epi32(sums, _mm_shuffle_epi32(sums, 0xB1));
    return _mm_cvtsi128_si32(sums);
}

static inline AVX2 __m256i spread(const u8 *active)
{
    i32 group;
    __builtin_memcpy(&group, active, sizeof group);
    return _mm256_set1_epi32(group);
}

/* Two groups of accumulators take turns, so that additions need not wait for
   each other. */
static AVX2 u32 estimate(const Network *network, const i16 *before,
                         const i16 *move, u8 is_added)
{
    enum { HALF = OUTPUTS * NETWORK_PACK };
    u8 active[NETWORK_MOST_HIDDEN];
    const signed char *weights = network->packed;
    __m256i low = load(network->second_bias);
    __m256i high = load(network->second_bias + OUTPUTS);
    __m256i low_too = _mm256_setzero_si256();
    __m256i high_too = _mm256_setzero_si256();
    u32 i;
    if (is_added)
        activate(before, move, 1, network->hidden, active);
    else
        activate(before, move, 0, network->hidden, active);
    for (i = 0; i < network->hidden; i += 2 * NETWORK_PACK) {
        const __m256i first = spread(active + i);
        const __m256i second = spread(active + i + NETWORK_PACK);
        low = add_products(low, first, weights);
        high = add_products(high, first, weights + HALF);
        low_too = add_products(low_too, second, weights + 2 * HALF);
        high_too = add_products(high_too, second, weights + 3 * HALF);
        weights += 4 * HALF;
    }
    low = weigh_outputs(_mm256_add_epi32(low, low_too), network->third);
    high = weigh_outputs(_mm256_add_epi32(high, high_too),
                         network->third + OUTPUTS);
    return network_score(network->third_bias +
                         add_up(_mm256_add_epi32(low, high)));
}

STATIC_ASSERT(!(NETWORK_SHRINK & (NETWORK_SHRINK - 1)));

const NetworkCode network_avx2 = {step, estimate};

#endif
