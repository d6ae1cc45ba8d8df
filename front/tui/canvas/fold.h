/* SPDX-License-Identifier: MIT */
/* Fitting texts to a width. */
#ifndef FRONT_TUI_FOLD_H
#define FRONT_TUI_FOLD_H

#include "host/page.h"

/* Folds a text into lines of at most this width. */
void fold_text(Page *page, const char *text, int width);
/* Folds only tables, as narrow as possible; rows can be kept on one line. */
void fold_tables(Page *page, const char *text, int width, int keeps_rows);

#endif
