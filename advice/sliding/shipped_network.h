/* SPDX-License-Identifier: MIT */
/* The networks that come with the program, for boards without pattern
   databases. */
#ifndef ADVICE_SLIDING_SHIPPED_NETWORK_H
#define ADVICE_SLIDING_SHIPPED_NETWORK_H

#include "solve/sliding/network/network.h"

/* data/sliding/weights.bin */
extern const u8 shipped_networks[];
extern const u32 shipped_networks_size;

/* Returns NULL if there is no network for this size, with the width first if
   the sides differ, or not enough memory. Free it with free. */
Network *shipped_network_load(u8 width, u8 height);

#endif
