/* SPDX-License-Identifier: MIT */
/* Overlong forms, surrogates and what lies above U+10FFFF are not characters.
 */
#include "utf8.h"

/* The ranges of well-formed UTF-8 from the Unicode standard, for the first and
   the second byte of a character. Further bytes are 80 to BF. */
typedef struct Utf8Range {
    u8 first, last, from, to, length;
} Utf8Range;

static const Utf8Range ranges[] = {
    {0x00, 0x7F, 0x00, 0xFF, 1}, {0xC2, 0xDF, 0x80, 0xBF, 2},
    {0xE0, 0xE0, 0xA0, 0xBF, 3}, {0xE1, 0xEC, 0x80, 0xBF, 3},
    {0xED, 0xED, 0x80, 0x9F, 3}, {0xEE, 0xEF, 0x80, 0xBF, 3},
    {0xF0, 0xF0, 0x90, 0xBF, 4}, {0xF1, 0xF3, 0x80, 0xBF, 4},
    {0xF4, 0xF4, 0x80, 0x8F, 4}};

static int is_in(u8 byte, u8 from, u8 to)
{
    return byte >= from && byte <= to;
}

static const Utf8Range *range_of(u8 byte)
{
    size_t i;
    for (i = 0; i < COUNT_OF(ranges); i++)
        if (is_in(byte, ranges[i].first, ranges[i].last))
            return &ranges[i];
    return NULL;
}

size_t utf8_read(const char *text, size_t length, u32 *sign)
{
    const u8 *bytes = (const u8 *)text;
    const Utf8Range *range = length ? range_of(*bytes) : NULL;
    size_t i;
    if (!range || range->length > length)
        return 0;
    *sign = range->length == 1 ? *bytes : *bytes & 0x7FU >> range->length;
    for (i = 1; i < range->length; i++) {
        if (!is_in(bytes[i], i == 1 ? range->from : 0x80,
                   i == 1 ? range->to : 0xBF))
            return 0;
        *sign = *sign << 6 | (bytes[i] & 0x3FU);
    }
    return range->length;
}

static int changes_direction(u32 sign)
{
    return (sign >= 0x202A && sign <= 0x202E) ||
           (sign >= 0x2066 && sign <= 0x2069);
}

int utf8_is_control(u32 sign)
{
    return sign < ' ' || (sign >= 0x7F && sign <= 0x9F) ||
           changes_direction(sign);
}
