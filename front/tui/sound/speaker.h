/* SPDX-License-Identifier: MIT */
/* Plays sounds where the program runs, if that has a program to play them. */
#ifndef SPEAKER_H
#define SPEAKER_H

#include "sound/synthesis.h"

/* Whether such a program is installed. */
int speaker_exists(void);
/* What would have to be installed. */
const char *speaker_needs(void);
/* In hundredths of what is computed; at most 250, because that is less than
   two fifths of full scale. */
void speaker_set_volume(int hundredths);
/* Starts a sound and returns at once. Whatever goes wrong is silence. */
void speaker_play(SoundMaterial material, SoundEvent event, u32 nth);
/* Stops what is still playing. */
void speaker_close(void);

#endif
