/* SPDX-License-Identifier: MIT */
/* Short tunes on the PSG, the sound chip. */
#ifndef SOUND_H
#define SOUND_H

#include "rules/core/base.h"

typedef enum Tune { TUNE_TAKE, TUNE_MOVE, TUNE_CLEAR, TUNE_NO, TUNE_WON } Tune;

void sound_play(u8 tune);
void sound_wait_ticks(u8 ticks);

#endif
