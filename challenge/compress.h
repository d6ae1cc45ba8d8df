/* SPDX-License-Identifier: MIT */
/* Compresses short texts, such as saved games, by context mixing: several
   models predict the next bit, each from another part of the text before it,
   and a small network learns whom to believe. (Matt Mahoney, Adaptive Weighing
   of Context Models for Lossless Data Compression, 2005.) The result is an
   arithmetic code. Everything is computed with integers, so all machines get
   the same bytes. */
#ifndef CHALLENGE_COMPRESS_H
#define CHALLENGE_COMPRESS_H

#include "rules/core/base.h"

enum { MODELS = 6, MIXER_SETS = 256, CHANCES = 4096 };
#define MODEL_SLOTS 65536UL

/* What the models have learnt. It has no fixed values in it, so it may be in
   any memory. */
typedef struct Compressor {
    u16 slots[MODEL_SLOTS]; /* chances of a one bit, in 16 bits */
    u8 seen[MODEL_SLOTS];   /* how often a slot was used, up to a limit */
    i32 weights[MIXER_SETS][MODELS];
    i16 stretched[CHANCES];
    u32 history[2]; /* the last eight bytes, the latest lowest */
    u16 places[MODELS];
    i32 inputs[MODELS];
    u32 low, high, code;
    u8 partial; /* the bits of the next byte so far, after a one */
    u16 chance; /* of a one bit, in 12 bits */
    const u8 *from;
    u8 *to;
    u32 length, room, used;
} Compressor;

/* Both return the length of the result. What does not fit is not written, but
   counted. Decompressing writes as many bytes as asked for, whatever the
   input. */
u32 compress(Compressor *all, const char *text, u32 length, u8 *out, u32 room);
void decompress(Compressor *all, const u8 *bytes, u32 length, char *text,
                u32 count);

#endif
