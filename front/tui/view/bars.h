/* SPDX-License-Identifier: MIT */
/* The bars above and below the board. */
#ifndef FRONT_TUI_BARS_H
#define FRONT_TUI_BARS_H

#include "state.h"

/* status.c: the bar above the board. */

void status_draw(Tui *tui);
/* Names the game in the window's title, if the player wants that. */
void status_title(const Tui *tui);
/* Updates the facts about the position. Call it when the position changes. */
void status_note(Tui *tui);

/* legend.c: the names of the keys. */

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

/* lesson_view.c: what a lesson tells, above the message line; and how many
   rows that takes. */
void lesson_view_draw(Tui *tui);
int lesson_view_rows(const Tui *tui);

#endif
