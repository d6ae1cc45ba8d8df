/* SPDX-License-Identifier: MIT */
/* Training uses smaller tuples in addition to those that evaluate. The weights
   of a short row are soon learned for every board. They are then folded into
   the weights of the longer rows and blocks that contain it, which see
   everything that it sees, so that evaluating does not get slower. */
#ifndef TRAIN_TUPLE_FOLD_H
#define TRAIN_TUPLE_FOLD_H

#include "solve/kulki/network/n_tuple.h"

/* The share of a small tuple's weight in a weight of the evaluating
   network. */
typedef struct Share {
    u32 weight;
    float part;
} Share;

typedef struct Fold {
    TupleNetwork small;
    u32 *first; /* where the shares of each small weight begin; one more entry
                   for the end */
    Share *share;
} Fold;

void fold_build(Fold *fold, const TupleNetwork *evaluated);

#endif
