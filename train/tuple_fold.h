/* SPDX-License-Identifier: MIT */
/* Learning with smaller tuples than those that evaluate. Weights of a short
   row are soon learned for every board; they are folded into the weights of
   the longer rows and blocks that contain it, since these see all that it
   sees. */
#ifndef TRAIN_TUPLE_FOLD_H
#define TRAIN_TUPLE_FOLD_H

#include "solve/kulki/network/n_tuple.h"

/* A small tuple's weight in a weight of the evaluating network. */
typedef struct Share {
    u32 weight;
    float part;
} Share;

typedef struct Fold {
    TupleNetwork small;
    u32 *first; /* of the shares of each small weight, and one more */
    Share *share;
} Fold;

void build_fold(Fold *fold, const TupleNetwork *evaluated);

#endif
