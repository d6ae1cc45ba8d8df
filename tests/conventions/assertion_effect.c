/* SPDX-License-Identifier: MIT */
/* Assertions with side effects, which the check has to find. */
u8 all_of(u8 *rng, u8 count, u8 most)
{
    ASSERT(count <= most && count == most - 1);
    ASSERT(count++ < most);        /* found */
    ASSERT((most = count) > 3);    /* found */
    ASSERT(rng_below(rng, 3) < 3); /* found */
    return count;
}
