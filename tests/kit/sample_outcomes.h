/* SPDX-License-Identifier: MIT */
/* Outcomes to test statistics with. */
#ifndef SAMPLE_OUTCOMES_H
#define SAMPLE_OUTCOMES_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "statistics/scores.h"

/* FreeCell's deal 617, won in 90 moves and one minute on 1 November, without
   help. */
extern const Outcome plain_outcome;

/* Random games of all kinds over some months, the same for the same seed. The
   caller frees them. */
Outcome *random_outcomes(size_t count, u8 seed);

Tallies tally_outcomes(const Outcome *outcomes, size_t count,
                       const char *today);
Scores score_outcomes(const Outcome *outcomes, size_t count, const char *game,
                      const char *variant, size_t most);
Scores score_assisted(const Outcome *outcomes, size_t count, const char *game);

/* A date that random outcomes may have, by its number from 0, as text. */
enum { RANDOM_DAYS = 90 };
const char *random_day(unsigned nth);

#endif
