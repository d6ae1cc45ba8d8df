/* SPDX-License-Identifier: MIT */
/* One sound at a time, in memory that the module has anyway. */
#include "sounds.h"

#include "sound/synthesis.h"

static char game[SOUNDS_NAME];
static i32 samples[SOUND_MOST];

char *sounds_game_at(void)
{
    return game;
}

u32 sounds_material(void)
{
    game[SOUNDS_NAME - 1] = '\0';
    return (u32)sound_material(game);
}

u32 sounds_render(u32 material, u32 event, u32 nth)
{
    if (material >= SOUND_MATERIALS || event >= SOUND_EVENTS)
        return 0;
    return sound_render(samples, (SoundMaterial)material, (SoundEvent)event,
                        nth);
}

const i32 *sounds_samples_at(void)
{
    return samples;
}
