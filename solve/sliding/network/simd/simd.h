/* SPDX-License-Identifier: MIT */
/* Vector instructions for the network. They compute the same as plain C. */
#ifndef SOLVE_SLIDING_NETWORK_SIMD_H
#define SOLVE_SLIDING_NETWORK_SIMD_H

#include "solve/sliding/network/network.h"

/* Makes the network use the best instructions that this machine has. */
void network_speed_up(Network *network);

#endif
