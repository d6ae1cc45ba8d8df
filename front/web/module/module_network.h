/* SPDX-License-Identifier: MIT */
/* The network for large boards of the sliding puzzle. */
#ifndef MODULE_NETWORK_H
#define MODULE_NETWORK_H

#include "rules/core/base.h"

/* Replaces the network before. Returns 0 if it isn't a file of one. */
u32 module_keep_network(const u8 *file, u32 size);

#endif
