/* SPDX-License-Identifier: MIT */
/* An MC-10 around the 6803: memory, keyboard, video memory and cassette. Its
   ROM is ours. Reading or writing where the machine has nothing stops it, so
   that no program depends on such places. */
#ifndef MC10_H
#define MC10_H

#include <stdio.h>

#include "cpu6803.h"

enum {
    MC10_SCREEN = 0x4000,
    MC10_COLUMNS = 32,
    MC10_ROWS = 16,
    MC10_ROM = 0xE000,
    MC10_CLOCK = 894886 /* cycles per second */
};

/* Keys besides characters. */
enum { KEY_NONE = -1, KEY_BREAK = 256 };

typedef struct Tape {
    Byte *bytes;
    unsigned long count, room;
} Tape;

/* Plays a tape as a wave: a bit 1 is one period of 2400 Hz, 0 one of 1200. */
typedef struct Player {
    const Tape *tape;
    unsigned long bit;
    unsigned long long next; /* the cycle of the next edge */
    int half, level;
    unsigned percent; /* the speed */
} Player;

/* Listens to the wave that the program writes. */
typedef struct Recorder {
    Tape tape;
    unsigned long long edge;
    int level, half, length, bits, shift, found;
} Recorder;

typedef struct Mc10 {
    Cpu cpu;
    Byte memory[0x10000];
    Word ram_end;
    char trouble[80]; /* why the machine stopped, or "" */
    /* the keyboard */
    int key;                  /* KEY_NONE, or what is pressed */
    unsigned long reads;      /* of the keyboard since the last change */
    unsigned long long asked; /* the cycle of the last read */
    unsigned long long busy;  /* the longest time between two reads */
    Word least_stack;
    Player player;
    Recorder recorder;
} Mc10;

/* Starts with an image of the ROM. "kilobytes" is 4, or 20 with the expansion.
 */
void mc10_start(Mc10 *machine, const Byte *rom, int kilobytes);
/* Returns 0 when it has stopped. */
int mc10_step(Mc10 *machine);
/* Plays a tape at a speed in percent. */
void mc10_play(Mc10 *machine, const Tape *tape, unsigned percent);

/* The character at a cell of the screen, by its number. Graphics are an
   asterisk, or a blank where everything is dark. */
char mc10_character(const Mc10 *machine, int cell);

#endif
