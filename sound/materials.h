/* SPDX-License-Identifier: MIT */
/* How materials sound when they are struck or rubbed, and what is struck when.
   The terminal and the page compute the same sounds from these tables. */
#ifndef SOUND_MATERIALS_H
#define SOUND_MATERIALS_H

#include "synthesis.h"

enum { MOST_MODES = 6, MOST_STRIKES = 6 };

/* A body vibrates in modes: each has a frequency, is excited more or less, and
   loses 60 dB in its own time. A level of 0 ends the list. */
typedef struct Resonance {
    u16 hertz;
    u8 level;
    u16 decay; /* milliseconds */
} Resonance;

typedef struct Body {
    Resonance modes[MOST_MODES];
    u16 contact; /* microseconds: hard things touch for a short time, which
                    excites high modes */
} Body;

typedef struct Material {
    Body piece; /* what is moved */
    Body bar;   /* a bar of it that has a pitch, for the end of a game */
    /* Rubbing it makes noise between two frequencies. */
    u16 rub_from, rub_to;
    u8 rub_level;
    u8 ring; /* how much of the noise the piece's modes colour */
} Material;

/* One of the things that are heard of an event. */
typedef struct Strike {
    u16 at;   /* milliseconds from the beginning */
    u8 level; /* 0 ends the list */
    u8 pitch; /* hundredths of the body's, at most 2.5 times */
} Strike;

typedef struct Gesture {
    Strike strikes[MOST_STRIKES];
    u8 is_bar;    /* strikes the bar instead of the piece */
    u8 damping;   /* divides the decay of the modes */
    u16 rub;      /* milliseconds of rubbing from the beginning; 0: none */
    u16 loudness; /* the peak, of 32767 */
} Gesture;

extern const Material sound_materials[];
extern const Gesture sound_gestures[];

#endif
