/* SPDX-License-Identifier: MIT */
/* The sounds of the games, computed from what the pieces are made of. */
#ifndef SOUND_SYNTHESIS_H
#define SOUND_SYNTHESIS_H

#include "rules/core/base.h"

enum {
    SOUND_RATE = 48000,             /* samples a second */
    SOUND_MOST = SOUND_RATE * 9 / 5 /* samples of the longest sound */
};

typedef enum SoundMaterial {
    SOUND_WOOD,
    SOUND_BONE,
    SOUND_FELT, /* cards on a table */
    SOUND_GLASS,
    SOUND_MATERIALS
} SoundMaterial;

/* What happens in a game. */
typedef enum SoundEvent {
    SOUND_HELD,
    SOUND_MOVED,
    SOUND_CLEARED,
    SOUND_REFUSED,
    SOUND_WON,
    SOUND_LOST,
    SOUND_EVENTS
} SoundEvent;

/* What a game's pieces are made of; wood, if nothing else is said. */
SoundMaterial sound_material(const char *game);

/* Writes the samples, each a signed number of 16 bits, and returns how many
   there are. The first and the last are 0. Moves with different numbers sound
   a little different; those with the same number are the same on every
   machine. */
u32 sound_render(i32 *samples, SoundMaterial material, SoundEvent event,
                 u32 nth);

#endif
