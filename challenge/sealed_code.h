/* SPDX-License-Identifier: MIT */
/* Seals a text: it becomes a code to paste that nobody can read at a glance.
   A seal is a courtesy. Whoever has the program can open it, and no secret
   is needed. The browser's page uses this file by itself, without sessions. */
#ifndef CHALLENGE_SEALED_CODE_H
#define CHALLENGE_SEALED_CODE_H

#include "compress.h"
#include "rules/core/text.h"

enum {
    SEAL_MOST_TEXT = 30000,
    SEAL_MOST_BYTES = 34000, /* when compressed */
    SEAL_PREFIX = 4,         /* "qc1-" */
    SEAL_CHECK_SIGNS = 8,
    SEAL_LENGTH_SIGNS = 3,
    SEAL_MOST_SIGNS = SEAL_PREFIX + SEAL_CHECK_SIGNS + SEAL_LENGTH_SIGNS +
                      (SEAL_MOST_BYTES * 8 + 4) / 5
};

/* What sealing and opening need besides the stack. */
typedef struct Sealer {
    Compressor compressor;
    u8 bytes[SEAL_MOST_BYTES];
} Sealer;

typedef enum SealAnswer {
    SEAL_FINE,
    SEAL_NONE,    /* the text is no seal */
    SEAL_NEWER,   /* a newer version of Quadrille wrote it */
    SEAL_DAMAGED, /* incomplete or changed */
    SEAL_LONG     /* the text to seal is too long */
} SealAnswer;

/* Whether a text begins like a seal, or is a link to one, such as
   "https://example.org/#challenge/qc1-..." */
u8 sealed_code_is_one(const char *text, u32 length);
/* Writes the code. On refusal nothing is written. */
SealAnswer sealed_code_write(Sealer *sealer, const char *text, u32 length,
                             Writer *writer);
/* Writes the text of a seal, at most SEAL_MOST_TEXT bytes. On refusal the
   text is worthless. */
SealAnswer sealed_code_read(Sealer *sealer, const char *code, u32 length,
                            char *text, u32 *count);

#endif
