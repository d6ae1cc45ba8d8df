/* SPDX-License-Identifier: MIT */
/* Reads a terminal's description of itself. It consists of replies: two bytes
   of length, 0x81, a kind and the data. */
#include "panel.h"

enum {
    USABLE_AREA = 0x81,
    COLOURS_THERE = 0x86,
    LEAST_ROWS = 24,
    LEAST_COLUMNS = 80,
    AREA_LENGTH = 10
};

static void take_area(Terminal *terminal, const u8 *reply)
{
    const u16 columns = (u16)(reply[6] << 8 | reply[7]);
    const u16 rows = (u16)(reply[8] << 8 | reply[9]);
    if (rows < LEAST_ROWS || columns < LEAST_COLUMNS || rows > 255 ||
        columns > 255 || (u32)rows * columns > PANEL_CELLS)
        return;
    terminal->rows = (u8)rows;
    terminal->columns = (u8)columns;
}

void terminal_read_query(Terminal *terminal, const u8 *record, u16 length)
{
    u16 at = 1; /* after the key */
    u16 size;
    terminal_choose_model(terminal, 2, 0);
    while (at + 4 <= length) {
        size = (u16)(record[at] << 8 | record[at + 1]);
        if (size < 4 || size > length - at)
            return;
        if (record[at + 3] == USABLE_AREA && size >= AREA_LENGTH)
            take_area(terminal, record + at);
        terminal->extended |= (u8)(record[at + 3] == COLOURS_THERE);
        at = (u16)(at + size);
    }
}
