/* SPDX-License-Identifier: MIT */
/* One step of sfc32. The state is three words and a counter. */
#include "rng.h"

static u32 load(const u8 *at)
{
    return (u32)at[0] | (u32)at[1] << 8 | (u32)at[2] << 16 | (u32)at[3] << 24;
}

static void store(u8 *at, u32 value)
{
    at[0] = (u8)value;
    at[1] = (u8)(value >> 8);
    at[2] = (u8)(value >> 16);
    at[3] = (u8)(value >> 24);
}

u32 rng_next(u8 *state)
{
    u32 a = load(state);
    u32 b = load(state + 4);
    u32 c = load(state + 8);
    u32 counter = load(state + 12);
    u32 result = a + b + counter;
    store(state, b ^ (b >> 9));
    store(state + 4, c + (c << 3));
    store(state + 8, (c << 21 | c >> 11) + result);
    store(state + 12, counter + 1);
    return result;
}
