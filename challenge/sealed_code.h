/* SPDX-License-Identifier: MIT */
/* Seals what is spelled in the characters of a code: it becomes another code,
   to paste, that nobody can read at a glance. A seal is a courtesy. Whoever
   has the program can open it, and no secret is needed. */
#ifndef CHALLENGE_SEALED_CODE_H
#define CHALLENGE_SEALED_CODE_H

#include "rules/core/text.h"

enum {
    SEAL_MOST_INSIDE = 30000, /* characters */
    SEAL_PREFIX = 4,          /* "qc2-" */
    SEAL_CHECK_SIGNS = 8,
    SEAL_MOST_SIGNS = SEAL_PREFIX + SEAL_CHECK_SIGNS + SEAL_MOST_INSIDE
};

typedef enum SealAnswer {
    SEAL_FINE,
    SEAL_NONE,   /* the text is no seal */
    SEAL_OLDER,  /* a version before 1.0 wrote it */
    SEAL_NEWER,  /* a newer version of Quadrille wrote it */
    SEAL_DAMAGED /* incomplete or changed */
} SealAnswer;

/* Whether a text begins like a seal, or is a link to one, such as
   "https://example.org/#challenge/qc2-..." */
u8 sealed_code_is_one(const char *text, u32 length);
/* Writes the code of at most SEAL_MOST_INSIDE characters. */
void sealed_code_write(const char *inside, u32 length, Writer *writer);
/* Writes what is inside, at most SEAL_MOST_INSIDE characters. On refusal these
   are worthless. */
SealAnswer sealed_code_read(const char *code, u32 length, char *inside,
                            u32 *count);

#endif
