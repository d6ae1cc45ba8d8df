/* SPDX-License-Identifier: MIT */
/* The names of the keys. */
#ifndef FRONT_TUI_LEGEND_H
#define FRONT_TUI_LEGEND_H

#include "state.h"

/* Draws the bar of keys below the board. */
void legend_draw(Tui *tui);
/* Lists all keys, below the rules of the game. */
void legend_page(Page *page, const Game *game, int in_replay);
/* Writes the rules, and what the signs on the pieces mean. */
void legend_page_rules(Page *page, const Game *game);
/* Calls a function for every key used in play: the names of the games that it
   belongs to, "" for all, its name, and what it does. */
typedef void (*SeeKey)(void *own, const char *of, const char *name,
                       const char *what);
void legend_see(void *own, SeeKey see);

#endif
