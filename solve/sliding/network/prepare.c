/* SPDX-License-Identifier: MIT */
/* Lays the weights out anew, so that a node takes less time: a single row for
   each move, and the second layer in the order of vector instructions. */
#include "network.h"

/* A tile and the gap change places. */
static void sum_up_move(const Network *network, u8 tile, u8 low, u8 high,
                        i16 *move)
{
    const i16 *leaves = network_row(network, tile, low);
    const i16 *arrives = network_row(network, tile, high);
    const i16 *gap_leaves = network_row(network, 0, high);
    const i16 *gap_arrives = network_row(network, 0, low);
    u32 i;
    for (i = 0; i < network->accumulators; i++)
        move[i] =
            (i16)(arrives[i] - leaves[i] + gap_arrives[i] - gap_leaves[i]);
}

static u8 sum_up_moves(Network *network, Arena *arena)
{
    const u32 cells = network->cells;
    i16 *moves = take(arena, (u64)cells * cells * 2 * network->accumulators,
                      sizeof *network->moves);
    u8 tile, low;
    network->moves = moves;
    for (tile = 1; moves && tile < cells; tile++)
        for (low = 0; low + 1U < cells; low++) {
            const u8 high = (u8)(low + network->width);
            i16 *move =
                moves + (tile * cells + low) * 2U * network->accumulators;
            if ((low + 1) % network->width)
                sum_up_move(network, tile, low, (u8)(low + 1), move);
            if (high < cells)
                sum_up_move(network, tile, low, high,
                            move + network->accumulators);
        }
    return moves != NULL;
}

/* The weights of a group of accumulators for all outputs lie side by side. */
static u8 pack_second(Network *network, Arena *arena)
{
    signed char *packed =
        take(arena, (u64)NETWORK_SECOND * network->hidden, 1);
    u32 i, h;
    network->packed = packed;
    for (i = 0; packed && i < NETWORK_SECOND; i++)
        for (h = 0; h < network->hidden; h++)
            packed[(h / NETWORK_PACK * NETWORK_SECOND + i) * NETWORK_PACK +
                   h % NETWORK_PACK] =
                (signed char)network->second[i * network->hidden + h];
    return packed != NULL;
}

u8 network_prepare(Network *network, Arena *arena)
{
    network->code = &network_plain;
    return sum_up_moves(network, arena) && pack_second(network, arena);
}
