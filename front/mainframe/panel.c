/* SPDX-License-Identifier: MIT */
/* Draws characters, words and fields on a panel. */
#include "panel.h"

#include "rules/core/game.h"

enum { DIGITS = 10 };

void terminal_choose_model(Terminal *terminal, u8 model, u8 extended)
{
    static const u8 sizes[][2] = {{24, 80}, {32, 80}, {43, 80}, {27, 132}};
    STATIC_ASSERT(COUNT_OF(sizes) == 4);
    const u8 which = (u8)(model - 2) < 4 ? (u8)(model - 2) : 0;
    terminal->rows = sizes[which][0];
    terminal->columns = sizes[which][1];
    terminal->extended = extended;
}

void panel_clear(Panel *panel, const Terminal *terminal)
{
    u16 place;
    panel->terminal = *terminal;
    panel->fields = 0;
    panel->cursor = 0;
    for (place = 0; place < PANEL_CELLS; place++)
        panel->sign[place] = ' ';
    bytes_fill(panel->look, 0, PANEL_CELLS);
    bytes_fill(panel->spot, NO_SPOT, PANEL_CELLS);
}

u16 panel_place(const Panel *panel, u8 row, u8 column)
{
    if (row >= panel->terminal.rows || column >= panel->terminal.columns)
        return NO_PLACE;
    return (u16)(row * panel->terminal.columns + column);
}

void panel_draw_sign(Panel *panel, u8 row, u8 column, char sign, u8 look,
                     u8 spot)
{
    const u16 place = panel_place(panel, row, column);
    if (place == NO_PLACE)
        return;
    panel->sign[place] = sign;
    panel->look[place] = look;
    panel->spot[place] = spot;
}

u8 panel_draw_words(Panel *panel, u8 row, u8 column, const char *words,
                    u8 look, u8 spot)
{
    for (; *words; words++)
        panel_draw_sign(panel, row, column++, *words, look, spot);
    return column;
}

u8 panel_draw_number(Panel *panel, u8 row, u8 column, u32 number, u8 look,
                     u8 spot)
{
    char text[DIGITS + 1];
    Writer writer;
    writer_start(&writer, text, DIGITS);
    writer_number(&writer, number);
    text[writer.used] = '\0';
    return panel_draw_words(panel, row, column, text, look, spot);
}

void panel_draw_bar(Panel *panel, u8 row, u8 column, u8 width, u8 look,
                    u8 spot)
{
    while (width--)
        panel_draw_sign(panel, row, column++, ' ', look, spot);
}

void panel_start_field(Panel *panel, u8 row, u8 column, u8 attribute, u8 look)
{
    PanelField *field = &panel->field[panel->fields];
    const u16 place = panel_place(panel, row, column);
    if (place == NO_PLACE || panel->fields == PANEL_FIELDS)
        return;
    panel->fields++;
    field->place = place;
    field->attribute = attribute;
    field->look = look;
}
