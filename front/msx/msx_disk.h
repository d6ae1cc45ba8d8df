/* SPDX-License-Identifier: MIT */
/* Where games are kept. The program for MSX-DOS has a disk (dos/msx_disk.c);
   the cartridge has none (no_disk.c). */
#ifndef MSX_DISK_H
#define MSX_DISK_H

#include "game_view.h"

/* What follows the number of games on the first screen. */
extern const char *const place_words;
extern const char *const load_words;

/* Obeys a line such as "save NAME". Returns 0 if it isn't one for a disk. */
u8 msx_disk_obey(const Reader *line);
/* If the text is no code but the name of a file, replaces it by what the file
   has in it. Returns its new length, or 0 after saying what is wrong. */
u16 msx_disk_fetch(char *text, u16 length, u16 room);
/* Keeps the game after a change, so that the next start goes on with it. */
void msx_disk_save(void);
/* Goes on with the game that was kept. Returns 0 if there is none. */
u8 msx_disk_resume(void);
/* Leaves the program, where there is something to go back to. */
void msx_disk_leave(void);

#endif
