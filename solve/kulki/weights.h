/* SPDX-License-Identifier: MIT */
/* Weights as a run of bytes: "KULKI-W" and a newline, version and number of
   sets (two bytes each), weights in a set (four), the digest of all that
   follows in sixteen letters; then the sets, two bytes a weight. Low bytes
   come first. */
#ifndef KULKI_WEIGHTS_H
#define KULKI_WEIGHTS_H

#include "windows.h"

enum {
    WEIGHTS_VERSION = 1,
    WEIGHTS_HEAD = 32,
    MOST_WEIGHTS = 107000 /* of a set, in all its stages */
};

/* One set judges boards before balls drop anywhere, the other after those
   have dropped whose cells were known. */
enum { SET_HIDDEN, SET_SHOWN, WEIGHT_SETS };

typedef i16 WeightSet[MOST_WEIGHTS];

typedef enum WeightsFault {
    WEIGHTS_FINE,
    NO_WEIGHTS,     /* this is something else */
    OTHER_VERSION,  /* of the format */
    WRONG_SIZE,     /* not as many as there are windows for */
    DAMAGED_WEIGHTS /* another digest */
} WeightsFault;

/* Sets of so many weights each; a refusal leaves them as they were. */
WeightsFault read_weights(WeightSet *sets, u32 count, const u8 *bytes,
                          u32 size);
/* Into a file of the size that size_of_weights tells. */
void write_weights(u8 *bytes, const WeightSet *sets, u32 count);
u32 size_of_weights(u32 count);

const char *words_of_weights(WeightsFault fault);

#endif
