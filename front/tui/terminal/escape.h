/* SPDX-License-Identifier: MIT */
/* The sequences that terminals send after an escape, character by
   character: keys, the mouse, the borders of pasted text, answers. Answers
   may be strings, which end with BEL or with an escape and a backslash. It
   knows no terminal. */
#ifndef FRONT_TUI_ESCAPE_H
#define FRONT_TUI_ESCAPE_H

#include "key.h"

typedef struct Decoder {
    int begun;      /* an escape was read */
    char seen[128]; /* behind it; more is dropped */
    int length;
    int to_come; /* signs of a click in the old way */
    int may_end; /* an escape was read in a string */
} Decoder;

typedef enum Decoded {
    DECODED_MORE,    /* the sequence goes on */
    DECODED_KEY,     /* or it has ended, as one of these */
    DECODED_NOTHING, /* one that means nothing here */
    DECODED_ANSWER,  /* "I'm well", as QUESTION asks */
    DECODED_REPORT,  /* the answer to another question: Decoder.seen */
    DECODED_PASTE,
    DECODED_PASTED,
    DECODED_ALONE,  /* it was no sequence: the sign is still to be read; */
    DECODED_BROKEN, /* so it is, but a part of a sequence was dropped; */
    DECODED_LETTER, /* and before it the letter Decoder.seen, with another
                       escape in between if Decoder.may_end */
    DECODED_ESCAPE  /* an escape within a string began a new sequence: the
                       sign is still to be read, behind that escape */
} Decoded;

/* Every terminal answers this at once, after all that it has sent before. */
#define QUESTION "\033[5n"

void escape_begin(Decoder *decoder);
Decoded escape_decode(Decoder *decoder, unsigned long sign, Key *key);
/* Whether what was read so far may also be the Escape key and a letter. */
int escape_may_be_letter(const Decoder *decoder);

#endif
