/* SPDX-License-Identifier: MIT */
/* Games that a pupil plays, to learn or to show what it has learnt. */
#ifndef TRAIN_LESSON_H
#define TRAIN_LESSON_H

#include "pupil.h"

typedef struct Lesson {
    Grid grid;
    Drop drop;
    u64 score, turns;
} Lesson;

/* A game to its end; the pupil learns from it, or does not. */
void learn_game(Pupil *pupil, Lesson *lesson);
void play_lesson(Pupil *pupil, Lesson *lesson);

#endif
