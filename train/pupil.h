/* SPDX-License-Identifier: MIT */
/* Whoever learns Kulki: the weights while they are learnt, as fractions, and
   what has been seen of each one's errors. */
#ifndef TRAIN_PUPIL_H
#define TRAIN_PUPIL_H

#include <stddef.h>

#include "fold.h"
#include "solve/kulki/search/expectation.h"

typedef struct Pupil {
    Judge *judge; /* who plays, by the weights as they are shipped */
    Fold *fold;
    Dice dice;
    u64 games, turns;
    double seconds;
    float *weight;       /* first those that judge, then the small ones */
    float *drift, *sway; /* sum of a weight's errors, sum of their sizes */
    float *whole;        /* what judges, with what is folded into it */
    i16 *shipped;        /* the same in UNITs */
    u32 judged;          /* how many judge, in all stages */
    u32 count;           /* of all */
    float rate, discount;
} Pupil;

/* Each ends the program when there is no memory, or no such rules. */
void *must_get(size_t size);
void start_pupil(Pupil *pupil, const char *rules, u64 seed);

/* What a board after a move was thought to be worth, by its parts. */
typedef struct Thought {
    u32 part[2 * MOST_PARTS];
    u16 count, judged;
} Thought;

void think(const Pupil *pupil, Thought *thought, const Grid *grid);
float value_of(const Pupil *pupil, const Thought *thought);
/* Draws what was thought towards what came. */
void learn(Pupil *pupil, const Thought *thought, float target);

/* All that is known so far: 0 when there is no such file. A file that can't
   be read or written ends the program. */
int load_pupil(Pupil *pupil, const char *name);
void save_pupil(Pupil *pupil, const char *name);

#endif
