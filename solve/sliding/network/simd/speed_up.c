/* SPDX-License-Identifier: MIT */
/* Asks the machine which instructions it has. */
#include "simd.h"

#if defined NETWORK_NEON && defined __linux__
#include <sys/auxv.h>
#endif

void network_speed_up(Network *network)
{
#if defined NETWORK_AVX2
    if (__builtin_cpu_supports("avx2"))
        network->code = &network_avx2;
#elif defined NETWORK_NEON && defined __linux__
    if (getauxval(AT_HWCAP) & HWCAP_ASIMDDP)
        network->code = &network_neon;
#else
    (void)network;
#endif
}
