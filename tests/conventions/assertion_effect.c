/* SPDX-License-Identifier: MIT */
/* Assertions with side effects, which the check has to find. */
u8 all_of(u8 *rng, u8 count, u8 most)
{
    ASSERT(count <= most && count == most - 1);
    ASSERT(count++ < most);                    /* found */
    ASSERT((most = count) > 3);                /* found */
    ASSERT(rng_below(rng, 3) < 3);             /* found */
    ASSERT_SLOW(is_sound(rng) && count-- > 1); /* found */
    while (ALWAYS(count < most))
        count++;
    while (ALWAYS(count < most) && ++count)
        most--;
    while (ALWAYS(++count < most)) /* found */
        most--;
    if (NEVER(count > most))
        return 0;
    if (NEVER(--count > most)) /* found */
        return 0;
    if (NEVER((count += 2) > most) || most) /* found */
        return 1;
    return count;
}
