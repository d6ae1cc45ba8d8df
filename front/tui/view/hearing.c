/* SPDX-License-Identifier: MIT */
/* Chooses the sound of what happened. Undoing, and what only shows the board
   again, is silent. */
#include "hearing.h"

#include "front/tui/canvas/settings.h"
#include "front/tui/sound/speaker.h"

static void play(const Tui *tui, const Session *session, SoundEvent event)
{
    /* Twice as loud to the ear, and half; the loudest peak stays below full
       scale. */
    static const int volumes[] = {
        [HEARING_QUIET] = 40, [HEARING_ON] = 100, [HEARING_LOUD] = 220};
    if (tui->look.sound <= HEARING_OFF)
        return;
    speaker_set_volume(volumes[tui->look.sound]);
    speaker_play(sound_material(session->game->name), event, session->at);
}

static SoundEvent event_of(const Trace *trace)
{
    u16 i;
    for (i = 0; i < trace->count; i++)
        if (trace->events[i].what == CLEARED || trace->events[i].what == FLEW)
            return SOUND_CLEARED;
    return SOUND_MOVED;
}

void hearing_position(const Tui *tui, const Session *session,
                      const Trace *trace, u8 held)
{
    if (!trace || !trace->count) {
        if (session->held != NO_SPOT && session->held != held)
            play(tui, session, SOUND_HELD);
        return;
    }
    play(tui, session, event_of(trace));
    if (session_is_over(session))
        play(tui, session,
             session->game->status(session->position) == WON ? SOUND_WON
                                                             : SOUND_LOST);
}

void hearing_refusal(const Tui *tui)
{
    if (tui->scene.session)
        play(tui, tui->scene.session, SOUND_REFUSED);
}

const char *hearing_trouble(void)
{
    return speaker_exists() ? NULL : speaker_needs();
}

static const Setting *setting_of_sound(void)
{
    const Setting *setting = settings;
    while (setting->at != offsetof(Look, sound))
        setting++;
    return setting;
}

const char *hearing_offer(Tui *tui)
{
    Page refusal = PAGE_EMPTY;
    if (tui->look.sound != HEARING_OFFERED || !speaker_exists())
        return NULL;
    tui->look.sound = HEARING_OFF;
    settings_keep(setting_of_sound(), HEARING_OFF, &refusal);
    page_free(&refusal);
    return _("You can hear the pieces, too: :sound on turns sound on.\n");
}
