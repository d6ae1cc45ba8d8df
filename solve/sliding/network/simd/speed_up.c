/* SPDX-License-Identifier: MIT */
/* Asks the machine which instructions it has. */
#include "simd.h"

#if defined NETWORK_NEON && defined __linux__
#include <sys/auxv.h>
#endif

u32 network_codes(const NetworkCode *codes[NETWORK_MOST_CODES])
{
    u32 count = 0;
    codes[count++] = &network_plain;
#if defined NETWORK_X86
    if (__builtin_cpu_supports("avx2"))
        codes[count++] = &network_avx2;
    if (__builtin_cpu_supports("avx512bw") &&
        __builtin_cpu_supports("avx512vnni"))
        codes[count++] = &network_avx512;
#elif defined NETWORK_NEON && defined __linux__
    if (getauxval(AT_HWCAP) & HWCAP_ASIMDDP)
        codes[count++] = &network_neon;
#endif
    ASSERT(count <= NETWORK_MOST_CODES);
    return count;
}

void network_speed_up(Network *network)
{
    const NetworkCode *codes[NETWORK_MOST_CODES];
    network->code = codes[network_codes(codes) - 1];
}
