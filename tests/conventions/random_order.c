/* SPDX-License-Identifier: MIT */
/* Random numbers in an order that the compiler chooses. */
u32 two_of(u8 *rng)
{
    u32 sum = rng_below(rng, 6);
    sum += rng_below(rng, 6);
    sum += place(rng_below(rng, 4), rng_below(rng, 3));           /* found */
    sum += rng_below(rng, 6) << rng_next(rng);                    /* found */
    sum += (rng_below(rng, 6) + 1) * place(3, rng_below(rng, 2)); /* found */
    return rng_below(rng, 2) ? rng_below(rng, 3) : sum;
}
