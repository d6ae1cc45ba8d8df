/* SPDX-License-Identifier: MIT */
/* Arbitrary values and texts for proofs with Frama-C. */
#ifndef ANY_H
#define ANY_H

#include "__fc_builtin.h"

#include "rules/core/game.h"

enum { TEXT_ROOM = 1000 };

static char any_text[TEXT_ROOM];

static u8 any_byte(u8 least, u8 most)
{
    return Frama_C_unsigned_char_interval(least, most);
}

static u16 any_word(u16 least, u16 most)
{
    return Frama_C_unsigned_short_interval(least, most);
}

static u32 any_number(void)
{
    return Frama_C_unsigned_int_interval(0, 0xFFFFFFFFU);
}

static void any_bytes(void *bytes, u16 count)
{
    Frama_C_make_unknown(bytes, count);
}

/* A text of any length and with any bytes. It ends where the room ends, so
   that the analyser knows the end exactly. */
static void any_reader(Reader *reader)
{
    any_bytes(any_text, TEXT_ROOM);
    reader->start = any_text;
    reader->end = any_text + TEXT_ROOM;
    reader->at = any_text + any_word(0, TEXT_ROOM);
}

static void any_writer(Writer *writer)
{
    writer_start(writer, any_text, any_word(0, TEXT_ROOM));
}

#endif
