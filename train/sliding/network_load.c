/* SPDX-License-Identifier: MIT */
/* The training and the benchmarks share this. */
#include "network_load.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "host/host.h"
#include "solve/sliding/network/simd/simd.h"

enum { ROOM = 32 << 20 };

void network_load(Network *network, const char *name, u8 width, u8 height)
{
    Arena arena = arena_of(host_must_have(malloc(ROOM)), ROOM);
    Page page = PAGE_EMPTY;
    const char *trouble = NULL;
    if (!file_read(name, &page))
        trouble = strerror(errno);
    else {
        const NetworkFault fault =
            network_read(network, (const u8 *)page.text, (u32)page.used, width,
                         height, &arena);
        trouble = fault ? network_words(fault) : NULL;
        network_speed_up(network);
    }
    page_free(&page);
    if (!trouble)
        return;
    fprintf(stderr, "%s: %s\n", name, trouble);
    exit(EXIT_FAILURE);
}
