/* SPDX-License-Identifier: MIT */
/* The network during training, in floating-point numbers. */
#ifndef TRAIN_SLIDING_TRAINER_H
#define TRAIN_SLIDING_TRAINER_H

#include "samples.h"
#include "solve/sliding/network/network.h"

typedef struct Trainer {
    u8 side, cells;
    u16 hidden;
    u32 count; /* of all weights */
    /* Where the weights begin. The rows of pieces on cells come first. */
    u32 bias, second, second_bias, third, third_bias;
    float *weight, *gradient;
    float *mean, *square;            /* of each weight's gradients, for Adam */
    float *across;                   /* the second layer, by output */
    double mean_lacks, square_lacks; /* how far the sums of Adam, which begin
                                        at 0, are from complete */
    u32 passes;                      /* over all samples, made so far */
} Trainer;

/* Errors in moves: the root of the mean square, and the mean. */
typedef struct TrainerError {
    double square, sum;
    u64 samples;
} TrainerError;

void trainer_start(Trainer *trainer, u8 side, u16 hidden, u64 seed);
/* Learns from all samples once, in an order that follows from the seed and the
   number of the pass. */
void trainer_pass(Trainer *trainer, const Samples *samples, u64 seed,
                  u32 passes, TrainerError *error);
void trainer_test(Trainer *trainer, const Samples *samples,
                  TrainerError *error);

/* Returns 0 if there is no such file. A file that can't be read or written
   ends the program. */
int trainer_load(Trainer *trainer, const char *name);
void trainer_save(const Trainer *trainer, const char *name);
/* Writes the weights in integers, as the program reads them. */
void trainer_export(const Trainer *trainer, const char *name);

#endif
