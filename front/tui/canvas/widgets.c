/* SPDX-License-Identifier: MIT */
#include "widgets.h"

void draw_box(Canvas *canvas, const Box *box, const char *title)
{
    const unsigned short here = canvas->here;
    canvas->here = NOTHING_HERE;
    fill_box(canvas, box, ' ', INK_TEXT, INK_GROUND);
    frame_box(canvas, box, INK_NOTE, INK_GROUND);
    put_words(canvas, box->x + 2, box->y, title, INK_NOTE, INK_GROUND,
              BOLD_STYLE);
    canvas->here = here;
}

/* The blank between a key and its name is a part of the button. */
int put_button(Canvas *canvas, int x, int y, int here, const char *name,
               const char *what, Ink ink, Ink paper)
{
    const Ink text = paper == INK_BAR ? INK_BAR_TEXT : INK_TEXT;
    canvas->here = (unsigned short)here;
    x = put_words(canvas, x, y, name, ink, paper, BOLD_STYLE);
    x = put_words(canvas, x, y, " ", text, paper, 0);
    x = put_words(canvas, x, y, what, text, paper, 0);
    canvas->here = NOTHING_HERE;
    return x + 2;
}
