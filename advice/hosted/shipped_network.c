/* SPDX-License-Identifier: MIT */
/* Makes a network of the weights in the program, in a single block of
   memory. */
#include "advice/sliding/shipped_network.h"

#include <stdlib.h>

#include "solve/sliding/network/simd/simd.h"

typedef struct ShippedBlock {
    Network network; /* first, so that a pointer to it also points to the whole
                        block */
    u8 memory[];
} ShippedBlock;

Network *shipped_network_load(u8 width, u8 height)
{
    u32 size = shipped_networks_size;
    const u8 *bytes = network_find(shipped_networks, &size, width, height);
    ShippedBlock *block =
        bytes ? malloc(sizeof(ShippedBlock) + (size_t)network_room(size))
              : NULL;
    Arena arena;
    if (!block)
        return NULL;
    arena = arena_of(block->memory, network_room(size));
    if (network_read(&block->network, bytes, size, &arena)) {
        free(block);
        return NULL;
    }
    network_speed_up(&block->network);
    return &block->network;
}
