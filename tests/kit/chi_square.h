/* SPDX-License-Identifier: MIT */
/* Whether counts look like chance: Pearson's chi-square. */
#ifndef TESTS_KIT_CHI_SQUARE_H
#define TESTS_KIT_CHI_SQUARE_H

#include <stddef.h>

#include "rules/core/base.h"

/* How many standard deviations the chi-square of counts that should be alike
   lies above what is expected; far below it they are too even for chance. */
double oddness_of(const u32 *counts, size_t bins);

/* Within four standard deviations either way. */
void assert_uniform(const u32 *counts, size_t bins);

#endif
