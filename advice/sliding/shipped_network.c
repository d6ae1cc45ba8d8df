/* SPDX-License-Identifier: MIT */
/* Chooses the network for a size, and makes it of its file. */
#include "advice/sliding/shipped_network.h"

#include <stdlib.h>

#include "advice/sliding/pattern_database_kind.h"
#include "solve/sliding/network/simd/simd.h"
#include "solve/sliding/sliding.h"

/* The sides of the boards for which networks have learned, in order. */
static const struct {
    u8 side;
    const char *name;
} files[] = {{5, "networks/5x5.bin"},
             {6, "networks/6x6.bin"},
             {7, "networks/7x7.bin"},
             {8, "networks/8x8.bin"}};

const char *shipped_network_name(u8 width, u8 height)
{
    const DatabaseKind kind =
        pattern_database_kind_of(width, height, DATABASE_SMALL);
    size_t i = 0;
    if (pattern_database_kind_exists(kind) && width * height <= NEAR_CELLS)
        return NULL;
    while (i < COUNT_OF(files) && files[i].side < kind.height)
        i++;
    return i < COUNT_OF(files) ? files[i].name : NULL;
}

typedef struct NetworkBlock {
    Network network; /* first, so that a pointer to it also points to the whole
                        block */
    u8 memory[];
} NetworkBlock;

Network *shipped_network_make(const u8 *file, u32 size, u8 width, u8 height)
{
    NetworkBlock *block = malloc(sizeof *block + (size_t)network_room(size));
    Arena arena;
    if (!block)
        return NULL;
    arena = arena_of(block->memory, network_room(size));
    if (network_read(&block->network, file, size, width, height, &arena)) {
        free(block);
        return NULL;
    }
    network_speed_up(&block->network);
    return &block->network;
}
