/* SPDX-License-Identifier: MIT */
#include "look.h"

int look_in_colour(const Look *look)
{
    return look->colours >= 8 && look->palette != PALETTE_MONO;
}

int look_has_wide(const Look *look)
{
    return !look->ascii && (look->has_wide || look->faces == FACES_CHARACTERS);
}

Paint look_paint(const Cell *cell, const Look *look)
{
    CellColour ink = cell->ink;
    CellColour paper = cell->paper;
    Paint paint = {OWN_COLOUR, OWN_COLOUR, cell->style};
    if (!look_in_colour(look)) {
        paint.style |= ink_paper_style((Ink)paper);
        return paint;
    }
    if (look->dark && paper == INK_GROUND)
        paper = INK_BOARD;
    if (look->dark && ink == INK_TEXT)
        ink = INK_BAR_TEXT;
    paint.ink = ink_colour((Palette)look->palette, ink, look->colours);
    paint.paper = ink_colour((Palette)look->palette, paper, look->colours);
    return paint;
}
