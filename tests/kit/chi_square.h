/* SPDX-License-Identifier: MIT */
/* Tests whether counts look random, by Pearson's chi-square test. */
#ifndef TESTS_KIT_CHI_SQUARE_H
#define TESTS_KIT_CHI_SQUARE_H

#include <stddef.h>

#include "rules/core/base.h"

/* By how many standard deviations the chi-square statistic of counts that
   should be equal exceeds its expectation. A very negative result means that
   they are too even to be random. */
double oddness_of(const u32 *counts, size_t bins);

/* Within four standard deviations either way. */
void assert_uniform(const u32 *counts, size_t bins);

#endif
