/* SPDX-License-Identifier: MIT */
/* With eight colours, pairs that can't be told apart are replaced. */
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

/* With eight colours, bold signs are lighter ones on most terminals: black is
   dark grey then, and the others can't be read on light papers. Neither can
   black be read on red and blue, nor red on magenta and yellow, which is brown
   on consoles. */
static void suit_eight_colours(Paint *paint)
{
    enum { BLACK, RED, GREEN, YELLOW, BLUE, MAGENTA, CYAN, WHITE };
    const int paper = paint->paper;
    const int is_light =
        paper == GREEN || paper == YELLOW || paper == CYAN || paper == WHITE;
    if (paint->ink == RED && (paper == YELLOW || paper == MAGENTA))
        paint->ink = BLACK;
    if (paint->ink == BLACK && (paper == RED || paper == BLUE))
        paint->ink = WHITE;
    if (paint->ink == BLACK || is_light)
        paint->style &= ~BOLD_STYLE;
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
    if (look->colours < 16)
        suit_eight_colours(&paint);
    return paint;
}
