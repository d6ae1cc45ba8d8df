/* SPDX-License-Identifier: MIT */
/* Copies, fills and compares bytes, for compilers without a C library. */
#include "base.h"

void bytes_fill(void *bytes, u8 value, u16 count)
{
    u8 *at = bytes;
    for (; count; count--)
        *at++ = value;
}

void bytes_copy(void *to, const void *from, u16 count)
{
    u8 *target = to;
    const u8 *source = from;
    for (; count; count--)
        *target++ = *source++;
}

u8 bytes_equal(const void *a, const void *b, u16 count)
{
    const u8 *left = a;
    const u8 *right = b;
    while (count--)
        if (*left++ != *right++)
            return 0;
    return 1;
}
