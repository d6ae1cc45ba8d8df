/* SPDX-License-Identifier: MIT */
/* Keeps the network that the page has fetched for the board being played, in
   place of those that are installed. */
#include "module_network.h"

#include <stdlib.h>
#include <string.h>

#include "advice/sliding/shipped_network.h"
#include "host/host.h"

static u8 *network_file;
static u32 network_size;

u32 module_keep_network(const u8 *file, u32 size)
{
    Network *network = shipped_network_make(file, size, SLIDING_LEAST_SIDE,
                                            SLIDING_LEAST_SIDE);
    if (!network)
        return 0;
    free(network);
    free(network_file);
    network_file = host_must_have(malloc(size));
    memcpy(network_file, file, size);
    network_size = size;
    return 1;
}

Network *shipped_network_load(u8 width, u8 height)
{
    return network_file && shipped_network_name(width, height)
               ? shipped_network_make(network_file, network_size, width,
                                      height)
               : NULL;
}
