/* SPDX-License-Identifier: MIT */
/* Prints the rows of a panel as lines, without the empty ones that a screen
   needs. */
#include "paper.h"

static u8 length_of_row(const Panel *panel, u8 row)
{
    const char *sign = panel->sign + place_on_panel(panel, row, 0);
    u8 length = panel->terminal.columns;
    while (length && sign[length - 1] == ' ')
        length--;
    return length;
}

void print_desk(const Desk *desk, Panel *panel, const Paper *paper)
{
    const u8 rows = (u8)(desk->terminal.rows - 2);
    u8 blank = 0;
    u8 row, length;
    draw_desk(desk, panel);
    for (row = 0; row < rows; row++) {
        length = length_of_row(panel, row);
        if (length && blank)
            paper->print(paper->own, "", 0);
        blank = (u8)(length == 0);
        if (length)
            paper->print(paper->own,
                         panel->sign + place_on_panel(panel, row, 0), length);
    }
}
