/* SPDX-License-Identifier: MIT */
/* Computes with the network. The loops have no conditions and are as long as
   a multiple of sixteen, so that compilers make vector instructions of
   them. */
#include "network.h"

#include <string.h>

static const i16 *row_of(const Network *network, u8 piece, u8 cell)
{
    ASSERT_SLOW(piece < network->cells && cell < network->cells);
    return network->rows +
           ((u32)piece * network->cells + cell) * network->hidden;
}

void network_set(const Network *network, const SlidingBoard *board,
                 i16 *accumulators)
{
    u8 cell;
    u32 i;
    ASSERT(board->cells == network->cells);
    memcpy(accumulators, network->bias, network->hidden * sizeof(i16));
    for (cell = 0; cell < board->cells; cell++) {
        const i16 *row = row_of(network, board->tile[cell], cell);
        for (i = 0; i < network->hidden; i++)
            accumulators[i] = (i16)(accumulators[i] + row[i]);
    }
}

void network_step(const Network *network, const i16 *before, u8 tile, u8 from,
                  u8 gap, i16 *after)
{
    const i16 *leaves = row_of(network, tile, from);
    const i16 *arrives = row_of(network, tile, gap);
    const i16 *gap_leaves = row_of(network, 0, gap);
    const i16 *gap_arrives = row_of(network, 0, from);
    u32 i;
    ASSERT_SLOW(tile && from != gap);
    for (i = 0; i < network->hidden; i++)
        after[i] = (i16)(before[i] - leaves[i] + arrives[i] - gap_leaves[i] +
                         gap_arrives[i]);
}

/* Clipped to what counts. */
static void activate(const i16 *accumulators, u32 count, i16 *active)
{
    u32 i;
    for (i = 0; i < count; i++) {
        i16 value = accumulators[i];
        value = value > 0 ? value : 0;
        active[i] = value < NETWORK_MOST_ACTIVE ? value : NETWORK_MOST_ACTIVE;
    }
}

static i32 multiply(const i16 *a, const i16 *b, u32 count)
{
    i32 sum = 0;
    u32 i;
    for (i = 0; i < count; i++)
        sum += (i32)a[i] * b[i];
    return sum;
}

/* The sums can't overflow: the second layer's outputs and the weights of the
   third are limited to 15 and 11 bits. */
u32 network_estimate(const Network *network, const i16 *accumulators)
{
    enum {
        SHRINK = NETWORK_ONE * NETWORK_SECOND_WEIGHT / NETWORK_SECOND_ONE,
        RESULT_ONE = NETWORK_SECOND_ONE * NETWORK_THIRD_WEIGHT,
        SCORE_EACH = RESULT_ONE / (NETWORK_MOVES * NETWORK_SCORE)
    };
    i16 active[NETWORK_MOST_HIDDEN];
    i32 result = network->third_bias;
    u32 i;
    STATIC_ASSERT(SHRINK > 0 && SCORE_EACH > 0);
    activate(accumulators, network->hidden, active);
    for (i = 0; i < NETWORK_SECOND; i++) {
        i32 sum = network->second_bias[i] +
                  multiply(active, network->second + i * network->hidden,
                           network->hidden);
        sum = sum > 0 ? sum / SHRINK : 0;
        sum = sum < NETWORK_MOST_SECOND ? sum : NETWORK_MOST_SECOND;
        result += sum * network->third[i];
    }
    return result > 0 ? (u32)result / SCORE_EACH : 0;
}
