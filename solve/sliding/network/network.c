/* SPDX-License-Identifier: MIT */
/* Computes with the network in plain C. The loops have no conditions and are
   as long as a multiple of thirty-two, so that compilers make vector
   instructions of them. */
#include "network.h"

#include <string.h>

void network_set(const Network *network, const SlidingBoard *board,
                 i16 *accumulators)
{
    u8 cell;
    u32 i;
    ASSERT(board->cells == network->cells);
    memcpy(accumulators, network->bias, network->accumulators * sizeof(i16));
    for (cell = 0; cell < board->cells; cell++) {
        const i16 *row = network_row(network, board->tile[cell], cell);
        for (i = 0; i < network->accumulators; i++)
            accumulators[i] = (i16)(accumulators[i] + row[i]);
    }
}

static void move_by(const i16 *before, const i16 *move, u8 is_added, u32 count,
                    i16 *after)
{
    u32 i;
    if (is_added)
        for (i = 0; i < count; i++)
            after[i] = (i16)(before[i] + move[i]);
    else
        for (i = 0; i < count; i++)
            after[i] = (i16)(before[i] - move[i]);
}

static void step(const Network *network, const i16 *before, const i16 *move,
                 u8 is_added, i16 *after)
{
    move_by(before, move, is_added, network->accumulators, after);
}

/* Clipped to what counts. */
static void activate(i16 *accumulators, u32 count)
{
    u32 i;
    for (i = 0; i < count; i++) {
        i16 value = accumulators[i];
        value = value > 0 ? value : 0;
        accumulators[i] =
            value < NETWORK_MOST_ACTIVE ? value : NETWORK_MOST_ACTIVE;
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
static u32 estimate(const Network *network, const i16 *before, const i16 *move,
                    u8 is_added)
{
    i16 active[NETWORK_MOST_HIDDEN];
    i32 result = network->third_bias;
    u32 i;
    STATIC_ASSERT(NETWORK_SHRINK > 0);
    move_by(before, move, is_added, network->hidden, active);
    activate(active, network->hidden);
    for (i = 0; i < NETWORK_SECOND; i++) {
        i32 sum = network->second_bias[i] +
                  multiply(active, network->second + i * network->hidden,
                           network->hidden);
        sum = sum > 0 ? sum / NETWORK_SHRINK : 0;
        sum = sum < NETWORK_MOST_SECOND ? sum : NETWORK_MOST_SECOND;
        result += sum * network->third[i];
    }
    return network_score(result);
}

const NetworkCode network_plain = {step, estimate};
