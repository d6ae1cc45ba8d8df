/* SPDX-License-Identifier: MIT */
/* The parts of dialogs and bars. */
#ifndef FRONT_TUI_WIDGETS_H
#define FRONT_TUI_WIDGETS_H

#include "canvas.h"

/* An empty box with a title, which may be "". All titles look the same. */
void widget_box(Canvas *canvas, const Box *box, const char *title);
/* The same with a border of another ink. */
void widget_box_in(Canvas *canvas, const Box *box, const char *title, Ink ink);
/* How wide a box must be for its title. */
int widget_title_width(const char *title);
/* A key as a button: its name and its effect, in English: they are translated
   here. A click there means `hit`. Returns the column of the next button. */
int widget_button(Canvas *canvas, int x, int y, int hit, const char *name,
                  const char *what, Ink ink, Ink paper);
/* The columns of a button. */
int widget_button_width(const char *name, const char *what);

#endif
