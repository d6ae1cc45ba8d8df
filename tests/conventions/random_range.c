/* SPDX-License-Identifier: MIT */
/* Random numbers below a bound that may be 0. */
u32 one_of(u8 *rng, u32 count, u32 last)
{
    u32 first = rng_next(rng);
    u32 second;
    if (count > 9)
        return rng_next(rng) % count; /* found */
    if (count > 8)
        return first % count; /* found */
    second = rng_next(rng);
    last %= count;
    return last + second % count; /* found */
}
