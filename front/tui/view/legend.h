/* SPDX-License-Identifier: MIT */
/* The names of the keys. */
#ifndef FRONT_TUI_LEGEND_H
#define FRONT_TUI_LEGEND_H

#include "state.h"

/* Draws the bar of keys below the board. */
void legend_draw(Tui *tui);
/* Lists all keys, below the rules of the game. */
void legend_page(Page *page, const Game *game, int in_film);
/* Writes the rules for players who move pieces by touching them. */
void legend_page_rules(Page *page, const Game *game);
/* Calls a function for every key used in play: its name, what it does, and the
   game it belongs to, or NULL. */
typedef void (*SeeKey)(void *own, const char *game, const char *name,
                       const char *what);
void legend_see(void *own, SeeKey see);

#endif
