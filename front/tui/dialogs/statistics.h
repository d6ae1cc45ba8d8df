/* SPDX-License-Identifier: MIT */
/* Statistics and plots, one page per game. */
#ifndef FRONT_TUI_STATISTICS_H
#define FRONT_TUI_STATISTICS_H

#include "front/tui/view/state.h"

/* A game of NULL means all games. */
void statistics_show(Tui *tui, const Game *game);
/* Begins with games like that of the session, unless that is NULL or of
   another game. */
void statistics_page(Page *page, Store *store, const Game *game,
                     const Session *session, const Canvas *canvas);
/* Returns the number of lines that fit. */
int statistics_draw(Tui *tui, const Game *game, const char *text, int from);

#endif
