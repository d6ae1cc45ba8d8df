/* SPDX-License-Identifier: MIT */
/* Fitting texts to a width. */
#ifndef FRONT_TUI_FOLD_H
#define FRONT_TUI_FOLD_H

#include "host/page.h"

/* Lines of so many columns at most. */
void fold_text(Page *page, const char *text, int width);
/* Tables alone, as narrow as can be; each row may have to stay one line. */
void fold_tables(Page *page, const char *text, int width, int keeps_rows);

#endif
