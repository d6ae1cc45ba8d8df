/* SPDX-License-Identifier: MIT */
/* Boxes, titles and buttons, as text on a canvas. */
#include "widgets.h"

#include "rules/core/base.h"

void widget_box(Canvas *canvas, const Box *box, const char *title)
{
    widget_box_in(canvas, box, title, INK_NOTE);
}

void widget_box_in(Canvas *canvas, const Box *box, const char *title, Ink ink)
{
    const unsigned short hit = canvas->hit;
    int x = box->x + 2;
    canvas->hit = HIT_NOTHING;
    canvas_fill(canvas, box, ' ', INK_TEXT, INK_GROUND);
    canvas_frame(canvas, box, ink, INK_GROUND);
    if (*title) {
        canvas_put_sign(canvas, x, box->y, ' ', ink, INK_GROUND, BOLD_STYLE);
        x = canvas_put_cut(canvas, x + 1, box->y, title, box->width - 5, ink,
                           INK_GROUND, BOLD_STYLE);
        canvas_put_sign(canvas, x, box->y, ' ', ink, INK_GROUND, BOLD_STYLE);
    }
    canvas->hit = hit;
}

int widget_title_width(const char *title)
{
    enum { BESIDE = 6 };
    return canvas_columns(title) + BESIDE;
}

int widget_button_width(const char *name, const char *what)
{
    return canvas_columns(translate_in("key", name)) + 1 +
           canvas_columns(translate_in("button", what));
}

/* The blank between a key and its name is a part of the button. */
int widget_button(Canvas *canvas, int x, int y, int hit, const char *name,
                  const char *what, Ink ink, Ink paper)
{
    const Ink text = paper == INK_BAR ? INK_BAR_TEXT : INK_TEXT;
    canvas->hit = (unsigned short)hit;
    x = canvas_put_words(canvas, x, y, translate_in("key", name), ink, paper,
                         BOLD_STYLE);
    x = canvas_put_words(canvas, x, y, " ", text, paper, 0);
    x = canvas_put_words(canvas, x, y, translate_in("button", what), text,
                         paper, 0);
    canvas->hit = HIT_NOTHING;
    return x + 2;
}
