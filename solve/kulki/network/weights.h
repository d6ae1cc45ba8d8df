/* SPDX-License-Identifier: MIT */
/* Weights as a run of bytes, set behind set: "KULKI-W" and a newline, version
   and which set (two bytes each), how many weights (four), their digest in
   sixteen letters; then the weights, two bytes each. Low bytes come first.
   Each set can also stand alone. */
#ifndef KULKI_WEIGHTS_H
#define KULKI_WEIGHTS_H

#include "n_tuple.h"

enum {
    WEIGHTS_VERSION = 2,
    WEIGHTS_HEAD = 32,
    MOST_WEIGHTS = 107000 /* of a set, in all its stages */
};

/* One set evaluates boards before balls drop anywhere, the other after those
   have dropped whose cells were known. */
enum { SET_HIDDEN, SET_SHOWN, WEIGHT_SETS };

typedef i16 WeightSet[MOST_WEIGHTS];

typedef enum WeightsFault {
    WEIGHTS_FINE,
    NO_WEIGHTS,     /* this is something else */
    OTHER_VERSION,  /* of the format */
    WRONG_SIZE,     /* not as many as the network has */
    DAMAGED_WEIGHTS /* another digest */
} WeightsFault;

/* Sets of so many weights each, one or all; a refusal leaves them as they
   were. "known" gets a bit for each set that was read. */
WeightsFault weights_read(WeightSet *sets, u32 count, const u8 *bytes,
                          u32 size, u8 *known);
/* Into a file of the size that weights_size tells. */
void weights_write(u8 *bytes, const WeightSet *sets, u32 count);
u32 weights_size(u32 count);

const char *weights_words(WeightsFault fault);

#endif
