/* SPDX-License-Identifier: MIT */
/* A full screen that plays nothing. */
#include "front/tui/sound/speaker.h"

int speaker_exists(void)
{
    return 0;
}

const char *speaker_needs(void)
{
    return _("This program was built without sounds.");
}

void speaker_set_volume(int hundredths)
{
    (void)hundredths;
}

void speaker_play(SoundMaterial material, SoundEvent event, u32 nth)
{
    (void)material;
    (void)event;
    (void)nth;
}

void speaker_close(void)
{
}
