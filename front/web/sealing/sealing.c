/* SPDX-License-Identifier: MIT */
/* Sealed codes as a WebAssembly module of their own, because few games need
   them: the page loads it with the first challenge. It knows no games. Texts
   are bytes; the page writes them to the room that a call takes them from. */
#include "challenge/sealed_code.h"

#define EXPORT(name) __attribute__((export_name(#name)))

enum { MOST_LINK = 2000 }; /* for what comes before the code */

EXPORT(text_at) char *text_at(void);
EXPORT(code_at) char *code_at(void);
/* The longest code, or link with one, that fits its room. */
EXPORT(code_room) u32 code_room(void);
EXPORT(text_room) u32 text_room(void);
/* Turns a text into a code; returns its length, or 0 if the text is too
   long. */
EXPORT(seal) u32 seal(u32 length);
/* Turns a code into a text; returns its length, or a negative SealAnswer. */
EXPORT(unseal) i32 unseal(u32 length);

static Sealer sealer;
static char text[SEAL_MOST_TEXT];
static char code[SEAL_MOST_SIGNS + MOST_LINK];

char *text_at(void)
{
    return text;
}

char *code_at(void)
{
    return code;
}

u32 text_room(void)
{
    return sizeof text;
}

u32 code_room(void)
{
    return sizeof code;
}

u32 seal(u32 length)
{
    Writer writer;
    writer_start(&writer, code, sizeof code);
    return sealed_code_write(&sealer, text, length, &writer) ? 0 : writer.used;
}

i32 unseal(u32 length)
{
    u32 count = 0;
    const SealAnswer answer =
        sealed_code_read(&sealer, code, length, text, &count);
    return answer ? -(i32)answer : (i32)count;
}
