/* SPDX-License-Identifier: MIT */
/* What a brain has for the sliding puzzle: tables for boards of the size that
   is being played. */
#ifndef ADVICE_SLIDING_SOLVER_H
#define ADVICE_SLIDING_SOLVER_H

#include "solve/solve.h"

typedef struct SlideBrain SlideBrain;

/* Begins as NULL, and becomes what is needed. "bound" is what no line is
   shorter than, in single tiles, as far as the asking proved; or 0. */
void ask_slide_brain(SlideBrain **slides, const Question *question,
                     Answer *answer, u32 *bound);
void free_slide_brain(SlideBrain *slides);

#endif
