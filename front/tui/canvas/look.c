/* SPDX-License-Identifier: MIT */
#include "look.h"

int in_colour(const Look *look)
{
    return look->colours >= 8 && look->palette != PALETTE_MONO;
}

Paint paint_of(const Cell *cell, const Look *look)
{
    Ink ink = (Ink)cell->ink;
    Ink paper = (Ink)cell->paper;
    Paint paint = {OWN_COLOUR, OWN_COLOUR, cell->style};
    if (!in_colour(look)) {
        paint.style |= style_of_paper(paper);
        return paint;
    }
    if (look->dark && paper == INK_GROUND)
        paper = INK_BOARD;
    if (look->dark && ink == INK_TEXT)
        ink = INK_BAR_TEXT;
    paint.ink = colour_of_ink((Palette)look->palette, ink, look->colours);
    paint.paper = colour_of_ink((Palette)look->palette, paper, look->colours);
    return paint;
}
