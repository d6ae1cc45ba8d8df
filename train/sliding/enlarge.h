/* SPDX-License-Identifier: MIT */
/* Makes a network for a larger board of one for a smaller board. */
#ifndef TRAIN_SLIDING_ENLARGE_H
#define TRAIN_SLIDING_ENLARGE_H

#include "trainer.h"

/* Sets the weights of a network that has as many accumulators. */
void enlarge(const Trainer *small, Trainer *large);

#endif
