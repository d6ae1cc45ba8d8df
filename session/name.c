/* SPDX-License-Identifier: MIT */
/* Checks and sets the name of a start. */
#include "session.h"

/* Control characters could move a terminal's cursor or end a line of a save.
   The last character here is DEL. In EBCDIC it is the quotation mark, which
   names can do without. */
static u8 is_control(char symbol)
{
    return (u8)((u8)symbol < (u8)' ' || symbol == 0x7F);
}

u8 session_read_name(char *name, const char *text, u32 length)
{
    u32 i;
    while (length && text_is_space(text[length - 1]))
        length--;
    while (length && text_is_space(*text)) {
        text++;
        length--;
    }
    if (!length || length >= NAME_SIZE)
        return 0;
    for (i = 0; i < length; i++)
        if (is_control(text[i]))
            return 0;
    bytes_fill(name, 0, NAME_SIZE);
    ASSERT(length && length < NAME_SIZE);
    bytes_copy(name, text, (u16)length);
    return 1;
}
