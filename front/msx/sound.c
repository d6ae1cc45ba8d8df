/* SPDX-License-Identifier: MIT */
/* Tunes for the events of a game, played on the PSG's first channel. */
#include "sound.h"

#include "bios.h"

enum { PITCH_LOW, PITCH_HIGH, MIXER = 7, LOUDNESS = 8 };
enum { TONE_A_ALONE = 0xBE, LOUD = 12 };

/* A note, with its period in units of 16 ticks of the PSG's clock. */
typedef struct Note {
    u16 wave;
    u8 ticks; /* 0 ends a tune */
} Note;

static const Note take[] = {{285, 2}, {0, 0}};
static const Note move[] = {{214, 2}, {170, 2}, {0, 0}};
static const Note clear[] = {{214, 3}, {170, 3}, {143, 3}, {107, 5}, {0, 0}};
static const Note no[] = {{680, 4}, {900, 6}, {0, 0}};
static const Note won[] = {{214, 6}, {170, 6},  {143, 6}, {107, 10},
                           {143, 6}, {107, 18}, {0, 0}};
static const Note *const tunes[] = {take, move, clear, no, won};

void sound_wait_ticks(u8 ticks)
{
    u16 start = JIFFY;
    while ((u16)(JIFFY - start) < ticks)
        ;
}

void sound_play(u8 tune)
{
    const Note *note = tunes[tune];
    write_psg(MIXER, TONE_A_ALONE);
    write_psg(LOUDNESS, LOUD);
    for (; note->ticks; note++) {
        write_psg(PITCH_LOW, (u8)note->wave);
        write_psg(PITCH_HIGH, (u8)(note->wave >> 8));
        sound_wait_ticks(note->ticks);
    }
    write_psg(LOUDNESS, 0);
}
