/* SPDX-License-Identifier: MIT */
#include "look.h"

int look_in_colour(const Look *look)
{
    return look->colours >= 8 && look->palette != PALETTE_MONO;
}

/* Whether black is easier to read on a colour than white; the weights are
   those of its brightness. */
static int is_light(CellColour rgb)
{
    const unsigned brightness =
        (rgb >> 16 & 255) * 299 + (rgb >> 8 & 255) * 587 + (rgb & 255) * 114;
    return brightness > 140000;
}

Palette look_palette(const Look *look)
{
    if (look->palette != PALETTE_AUTO)
        return (Palette)look->palette;
    return look->ground && !look->dark && is_light(look->ground)
               ? PALETTE_PAPER
               : PALETTE_DEFAULT;
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
        paint.style |= ink_paper_style(paper);
        return paint;
    }
    if (look->dark && paper == INK_GROUND)
        paper = INK_BOARD;
    if (look->dark && ink == INK_TEXT)
        ink = INK_BAR_TEXT;
    paint.ink = ink_colour(look_palette(look), ink, look->colours);
    paint.paper = ink_colour(look_palette(look), paper, look->colours);
    return paint;
}
