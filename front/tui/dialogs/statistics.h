/* SPDX-License-Identifier: MIT */
/* Statistics and plots, a page a game. */
#ifndef FRONT_TUI_STATISTICS_H
#define FRONT_TUI_STATISTICS_H

#include "front/tui/view/state.h"

/* NULL: of all games. */
void show_record(Tui *tui, const Game *game);
void page_record(Page *page, Store *store, const Game *game,
                 const Canvas *canvas);
/* Tells how many lines there is room for. */
int draw_record(Tui *tui, const Game *game, const char *text, int from);

#endif
