/* SPDX-License-Identifier: MIT */
/* The sequences that terminals send after an escape, character by
   character: keys, the mouse, the borders of pasted text, answers. It
   knows no terminal. */
#ifndef FRONT_TUI_ESCAPE_H
#define FRONT_TUI_ESCAPE_H

#include "key.h"

typedef struct Decoder {
    int begun;     /* an escape was read */
    char seen[48]; /* behind it */
    int length;
    int to_come; /* signs of a click in the old way */
} Decoder;

typedef enum Decoded {
    DECODED_MORE,    /* the sequence goes on */
    DECODED_KEY,     /* or it has ended, as one of these */
    DECODED_NOTHING, /* one that means nothing here */
    DECODED_ANSWER,  /* "I'm well", as QUESTION asks */
    DECODED_PASTE,
    DECODED_PASTED,
    DECODED_ALONE, /* it was no sequence: the sign is still to be read, and */
    DECODED_BROKEN /* there was more than the escape */
} Decoded;

/* Every terminal answers this at once, after all that it has sent before. */
#define QUESTION "\033[5n"

void escape_begin(Decoder *decoder);
Decoded escape_decode(Decoder *decoder, unsigned long sign, Key *key);

#endif
