/* SPDX-License-Identifier: MIT */
/* Takes numbers apart and puts them together. */
#include "weight_file.h"

enum { PIECE = 1 << 15 };

u32 weight_file_get(const u8 *bytes, u8 size)
{
    u32 number = 0;
    ASSERT(size <= 4);
    while (size--)
        number = number << 8 | bytes[size];
    return number;
}

i32 weight_file_get_signed(const u8 *bytes, u8 size)
{
    const u32 sign = (u32)1 << (8 * size - 1);
    return (i32)((weight_file_get(bytes, size) ^ sign) - sign);
}

void weight_file_put(u8 *bytes, u8 size, u32 number)
{
    ASSERT(size <= 4);
    while (size--) {
        *bytes++ = (u8)number;
        number >>= 8;
    }
}

void weight_file_digest(char *text, const u8 *bytes, u32 size)
{
    Writer writer;
    Digest digest;
    digest_start(&digest);
    while (size) {
        const u16 piece = (u16)(size < PIECE ? size : PIECE);
        digest_bytes(&digest, bytes, piece);
        bytes += piece;
        size -= piece;
    }
    writer_start(&writer, text, DIGEST_DIGITS);
    ASSERT(writer.used == 0);
    digest_write(&digest, &writer);
}
