/* SPDX-License-Identifier: MIT */
/* A cartridge keeps nothing: codes are written down and typed in. */
#include "msx_disk.h"

const char *const place_words = N_(" puzzles, one cartridge");
const char *const load_words = N_("Type a code, then RETURN");

u8 msx_disk_obey(const Reader *line)
{
    (void)line;
    return 0;
}

u16 msx_disk_fetch(char *text, u16 length, u16 room)
{
    (void)text;
    (void)room;
    return length;
}

void msx_disk_save(void)
{
}

u8 msx_disk_resume(void)
{
    return 0;
}

void msx_disk_leave(void)
{
}
