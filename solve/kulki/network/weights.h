/* SPDX-License-Identifier: MIT */
/* The file format of weights: one set after another. A set is "KULKI-W" and a
   newline, the version and the number of the set (two bytes each), the number
   of weights (four), their digest as sixteen letters, and then the weights,
   two bytes each. All numbers are little-endian. A file may also contain just
   one set. */
#ifndef KULKI_WEIGHTS_H
#define KULKI_WEIGHTS_H

#include "n_tuple.h"

enum {
    WEIGHTS_VERSION = 2,
    WEIGHTS_HEAD = 32,
    MOST_WEIGHTS = 107000 /* the most weights of a set, in all its stages */
};

/* One set evaluates boards on which the cells of the next drop are unknown;
   the other evaluates boards after a drop that was announced. */
enum { SET_HIDDEN, SET_SHOWN, WEIGHT_SETS };

typedef i16 WeightSet[MOST_WEIGHTS];

typedef enum WeightsFault {
    WEIGHTS_FINE,
    NO_WEIGHTS,     /* not a file of weights */
    OTHER_VERSION,  /* of the file format */
    WRONG_SIZE,     /* the network has another number of weights */
    DAMAGED_WEIGHTS /* the digest does not match */
} WeightsFault;

/* Reads one set or both, of "count" weights each. If the file is refused, the
   sets stay as they were. "known" gets a bit for each set that was read. */
WeightsFault weights_read(WeightSet *sets, u32 count, const u8 *bytes,
                          u32 size, u8 *known);
/* "bytes" must have room for weights_size(count) bytes. */
void weights_write(u8 *bytes, const WeightSet *sets, u32 count);
u32 weights_size(u32 count);

const char *weights_words(WeightsFault fault);

#endif
