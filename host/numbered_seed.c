/* SPDX-License-Identifier: MIT */
/* Reads numbers as seeds. */
#include "numbered_seed.h"

#include <stdio.h>

void numbered_seed(const Game *game, unsigned long long number, u8 *seed)
{
    char text[24];
    Reader reader;
    Fault fault;
    const int length = snprintf(text, sizeof text, "%llu", number);
    reader_start(&reader, text, (u32)length);
    (void)game->read_seed(seed, &reader, &fault);
}
