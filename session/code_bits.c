/* SPDX-License-Identifier: MIT */
/* Begins and ends a run of bits, for codes that hold more than a game.
   code_write.c and code_read.c do this themselves: on MSX, where only games
   have codes, each call counts. */
#include "code_bits.h"

void code_start_writing(CodeWriter *out, Writer *writer)
{
    out->writer = writer;
    out->held = 0;
    out->count = 0;
}

void code_put_end(CodeWriter *out)
{
    code_put_bits(out, 0, (u8)(out->count ? SIGN_BITS - out->count : 0));
}

void code_start_reading(CodeBits *in, const char *text, u32 length)
{
    reader_start(&in->reader, text, length);
    in->held = 0;
    in->count = 0;
}

u8 code_take_end(const CodeBits *in)
{
    return !(in->held & (((u32)1 << in->count) - 1));
}
