/* SPDX-License-Identifier: MIT */
/* Checks names of games in progress, sign by sign. It needs no database, so
   the page has it, too. */
#include "slot.h"

#include <string.h>

#include "rules/core/text.h"

/* Returns the length of the printable character of UTF-8 that a text begins
   with, or 0. */
static int length_of_sign(const char *text)
{
    /* the first printable code point of each length */
    static const u32 least[] = {0x21, 0xA0, 0x800, 0x10000};
    STATIC_ASSERT(COUNT_OF(least) == 4);
    const u8 *at = (const u8 *)text;
    const int behind = *at < 0x80 ? 0 : *at < 0xE0 ? 1 : *at < 0xF0 ? 2 : 3;
    u32 code = behind ? *at & 0x3FU >> behind : *at;
    int i;
    ASSERT(*text);
    if ((*at & 0xC0) == 0x80 || *at >= 0xF8 || *at == 127)
        return 0;
    for (i = 1; i <= behind; i++) {
        if ((at[i] & 0xC0) != 0x80)
            return 0;
        code = code << 6 | (at[i] & 0x3F);
    }
    return code < least[behind] || code > 0x10FFFF ||
                   code >> 11 == 0xD800 >> 11
               ? 0
               : behind + 1;
}

int slot_is_name(const char *name)
{
    const char *sign = name;
    int count = 0;
    int letters = 0;
    while (*sign) {
        const int length = length_of_sign(sign);
        if (!length)
            return 0;
        ASSERT(length <= (int)strlen(sign));
        letters += length > 1 || text_letter_of(*sign) != NOT_FOUND;
        count++;
        sign += length;
    }
    return letters && *name != '#' && count <= LONGEST_SLOT;
}
