/* SPDX-License-Identifier: MIT */
/* The BIOS functions of an MSX. */
#ifndef BIOS_H
#define BIOS_H

#include "rules/core/base.h"

/* Ticks of 1/50 or 1/60 of a second since the machine was switched on. */
#define JIFFY (*(volatile u16 *)0xFC9E)

/* Keys other than letters. */
enum BiosKey {
    KEY_BACK = 8,
    KEY_TAB = 9,
    KEY_RETURN = 13,
    KEY_ESCAPE = 27,
    KEY_RIGHT,
    KEY_LEFT,
    KEY_UP,
    KEY_DOWN
};

/* The shape of a character of the BIOS font, eight bytes, until the next
   call. */
const u8 *font_shape(u8 letter);

/* Makes a bank of the cartridge visible at 0x8000. */
void enter_bank(u8 bank);

u8 key_waits(void);
u8 read_key(void);           /* waits for a key */
u8 read_stick(u8 stick);     /* 0 at rest, 1 up, then clockwise to 8 */
u8 read_trigger(u8 trigger); /* not 0 when pressed */

void tiles_on(void); /* switches to SCREEN 2 */
void to_vram(const void *from, u16 to, u16 count);
void fill_vram(u8 value, u16 to, u16 count);
void write_vdp(u8 number, u8 value);
void write_psg(u8 number, u8 value);

u16 stack_now(void); /* the stack pointer */

#endif
