/* SPDX-License-Identifier: MIT */
/* The networks that judge boards from 5x5 on. There is one for each of some
   square boards, in a file of its own, data/networks/6x6.bin; a smaller board
   is judged as a corner of the next larger one. */
#ifndef ADVICE_SLIDING_SHIPPED_NETWORK_H
#define ADVICE_SLIDING_SHIPPED_NETWORK_H

#include "solve/sliding/network/network.h"

/* The name of the file for boards of this size, "networks/6x6.bin", or NULL if
   there is none, or if databases judge them. */
const char *shipped_network_name(u8 width, u8 height);

/* Makes a network of a file, for a size whose width is not more than its
   height, in a single block of memory. Returns NULL if there is not enough of
   it, or if the file is damaged. Free it with free. */
Network *shipped_network_make(const u8 *file, u32 size, u8 width, u8 height);

/* The same with the file as it is installed, or as the page has fetched it;
   NULL if there is none. */
Network *shipped_network_load(u8 width, u8 height);
/* Reads the installed files, for a caller who will not be able to open them,
   because it enters a sandbox. */
void shipped_network_keep(void);

#endif
