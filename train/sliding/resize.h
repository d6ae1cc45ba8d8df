/* SPDX-License-Identifier: MIT */
/* Makes a network for boards of one size of one for boards of another. */
#ifndef TRAIN_SLIDING_RESIZE_H
#define TRAIN_SLIDING_RESIZE_H

#include "trainer.h"

/* Sets the weights of a network that has as many accumulators. */
void resize(const Trainer *from, Trainer *to);

#endif
