/* SPDX-License-Identifier: MIT */
/* NEON with dot products, sixteen bytes at once, on ARM processors made since
   about 2018. What older ones have gains nothing over plain C, which compilers
   translate into it. */
#include "simd.h"

#ifdef NETWORK_NEON

#include <arm_neon.h>

#ifdef __clang__
#define DOT_PRODUCTS __attribute__((target("dotprod")))
#else
#define DOT_PRODUCTS __attribute__((target("arch=armv8.2-a+dotprod")))
#endif

enum { LANES = 8, OUTPUTS = 4 /* of 16 and of 32 bits */ };
enum { VECTORS = NETWORK_SECOND / OUTPUTS };
STATIC_ASSERT(NETWORK_HIDDEN_STEP % (2 * LANES) == 0);
STATIC_ASSERT(NETWORK_MOST_ACTIVE == 127 && NETWORK_MOST_WEIGHT == 127);

static inline int16x8_t move_by(const i16 *before, const i16 *move,
                                u8 is_added)
{
    return is_added ? vaddq_s16(vld1q_s16(before), vld1q_s16(move))
                    : vsubq_s16(vld1q_s16(before), vld1q_s16(move));
}

static void step(const Network *network, const i16 *before, const i16 *move,
                 u8 is_added, i16 *after)
{
    u32 i;
    for (i = 0; i < network->accumulators; i += LANES)
        vst1q_s16(after + i, move_by(before + i, move + i, is_added));
}

/* The accumulators after a move as bytes, clipped to what counts. */
static inline int8x16_t activate(const i16 *before, const i16 *move,
                                 u8 is_added)
{
    const int8x16_t clipped = vcombine_s8(
        vqmovn_s16(move_by(before, move, is_added)),
        vqmovn_s16(move_by(before + LANES, move + LANES, is_added)));
    return vmaxq_s8(clipped, vdupq_n_s8(0));
}

/* Adds the products of four accumulators to all sums. The group is a constant,
   because an instruction contains it. */
#define ADD_GROUP(sums, active, group, weights)                               \
    do {                                                                      \
        u32 output;                                                           \
        for (output = 0; output < VECTORS; output++)                          \
            (sums)[output] = vdotq_laneq_s32(                                 \
                (sums)[output],                                               \
                vld1q_s8((weights) + (group)*NETWORK_SECOND * NETWORK_PACK +  \
                         output * OUTPUTS * NETWORK_PACK),                    \
                active, group);                                               \
    } while (0)

/* What four outputs of the second layer contribute to the result. */
static inline int32x4_t weigh_outputs(int32x4_t sums, const i16 *weights)
{
    sums = vmaxq_s32(sums, vdupq_n_s32(0));
    sums = vshrq_n_s32(sums, __builtin_ctz(NETWORK_SHRINK));
    sums = vminq_s32(sums, vdupq_n_s32(NETWORK_MOST_SECOND));
    return vmulq_s32(sums, vmovl_s16(vld1_s16(weights)));
}

static DOT_PRODUCTS u32 estimate(const Network *network, const i16 *before,
                                 const i16 *move, u8 is_added)
{
    const signed char *weights = network->packed;
    int32x4_t sums[VECTORS];
    i32 result = network->third_bias;
    u32 i;
    for (i = 0; i < VECTORS; i++)
        sums[i] = vld1q_s32(network->second_bias + i * OUTPUTS);
    for (i = 0; i < network->hidden; i += 2 * LANES) {
        const int8x16_t active = activate(before + i, move + i, is_added);
        ADD_GROUP(sums, active, 0, weights);
        ADD_GROUP(sums, active, 1, weights);
        ADD_GROUP(sums, active, 2, weights);
        ADD_GROUP(sums, active, 3, weights);
        weights += 2 * LANES * NETWORK_SECOND;
    }
    for (i = 0; i < VECTORS; i++)
        result +=
            vaddvq_s32(weigh_outputs(sums[i], network->third + i * OUTPUTS));
    return network_score(result);
}

STATIC_ASSERT(!(NETWORK_SHRINK & (NETWORK_SHRINK - 1)));

const NetworkCode network_neon = {step, estimate};

#endif
