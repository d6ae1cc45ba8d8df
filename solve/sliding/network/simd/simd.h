/* SPDX-License-Identifier: MIT */
/* Vector instructions for the network. They compute the same as plain C. */
#ifndef SOLVE_SLIDING_NETWORK_SIMD_H
#define SOLVE_SLIDING_NETWORK_SIMD_H

#include "solve/sliding/network/network.h"

#if defined __x86_64__
#define NETWORK_X86
extern const NetworkCode network_avx2, network_avx512;
#endif

/* Older versions of clang know dot products only if all code may use them. */
#if defined __aarch64__ && (!defined __clang__ || __clang_major__ > 15)
#define NETWORK_NEON
extern const NetworkCode network_neon;
#endif

enum { NETWORK_MOST_CODES = 3 };
/* Fills in all code that this machine has instructions for, the best last.
   Returns how much there is. */
u32 network_codes(const NetworkCode *codes[NETWORK_MOST_CODES]);
/* Makes the network use the best instructions that this machine has. */
void network_speed_up(Network *network);

#endif
