/* SPDX-License-Identifier: MIT */
/* Learning through smaller windows than those that judge. What is learnt of a
   short row is soon known of every board; it is folded into the weights of
   the longer rows and blocks that hold it, since these see all that it
   sees. */
#ifndef TRAIN_FOLD_H
#define TRAIN_FOLD_H

#include "solve/kulki/network/n_tuple.h"

/* A small weight's share in a judged one. */
typedef struct Share {
    u32 weight;
    float part;
} Share;

typedef struct Fold {
    Windows small;
    u32 *first; /* of the shares of each small weight, and one more */
    Share *share;
} Fold;

void build_fold(Fold *fold, const Windows *judged);

#endif
