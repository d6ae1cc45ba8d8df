/* SPDX-License-Identifier: MIT */
/* The weights during training, as floating-point numbers, and statistics of
   each weight's errors. */
#ifndef TRAIN_LEARNER_H
#define TRAIN_LEARNER_H

#include <stddef.h>

#include "solve/kulki/search/sequential_halving.h"
#include "tuple_fold.h"

typedef struct Learner {
    Evaluator *evaluator; /* plays by the quantised weights */
    Fold *fold;
    Random random;
    u64 games, turns;
    double seconds;
    float *weight; /* those of the evaluating tuples, then those of the small
                      ones */
    float *error_sum,
        *error_size;  /* sums of each weight's errors, signed and absolute */
    float *effective; /* including what is folded into them */
    i16 *quantised;   /* the same in UNITs, as shipped */
    u32 evaluated;    /* number of weights that evaluate, in all stages */
    u32 count;        /* number of all weights */
    float rate, discount;
} Learner;

/* Both end the program if there is no memory, or no such rules. */
void *learner_must_get(size_t size);
void learner_start(Learner *learner, const char *rules, u64 seed);

/* The features of a board after a move. */
typedef struct Afterstate {
    u32 feature[2 * MOST_FEATURES];
    u16 count, evaluated;
} Afterstate;

void afterstate_read(const Learner *learner, Afterstate *afterstate,
                     const Grid *grid);
float learner_value(const Learner *learner, const Afterstate *afterstate);
/* Moves the value of an afterstate towards the target. */
void learner_update(Learner *learner, const Afterstate *afterstate,
                    float target);

/* Reads everything learned so far; returns 0 if there is no such file. A file
   that can't be read or written ends the program. */
int learner_load(Learner *learner, const char *name);
void learner_save(Learner *learner, const char *name);

#endif
