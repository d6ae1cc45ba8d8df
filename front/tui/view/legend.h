/* SPDX-License-Identifier: MIT */
/* The names of the keys. */
#ifndef FRONT_TUI_LEGEND_H
#define FRONT_TUI_LEGEND_H

#include "state.h"

/* The bar of keys below the board. */
void legend_draw(Tui *tui);
/* All of them, below the rules of the game. */
void legend_page(Page *page, const Game *game, int in_film);
/* The rules, for who touches pieces. */
void legend_page_rules(Page *page, const Game *game);
/* The keys of play for whoever lists them: their names, what they do, and in
   which game, or NULL. */
typedef void (*SeeKey)(void *own, const char *game, const char *name,
                       const char *what);
void legend_see(void *own, SeeKey see);

#endif
