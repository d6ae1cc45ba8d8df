/* SPDX-License-Identifier: MIT */
/* Lists of stored games, in columns: number, title, name, how it stands, how
   far it came, the time played, and when. */
#ifndef TABLE_GAME_LIST_H
#define TABLE_GAME_LIST_H

#include "host/list_columns.h"
#include "store/store.h"

extern const ListColumns game_list_columns;

/* Write a row of cells for list_columns_page. "now" is in seconds since
   1970. */
void game_list_page_kept(Page *page, const KeptGame *game, long long now);
/* The same beside games that have ended. */
void game_list_page_unfinished(Page *page, const KeptGame *game,
                               long long now);
void game_list_page_ended(Page *page, const Outcome *outcome);

/* Writes "game #12, FreeCell 617, evening, move 30". */
void game_list_page_label(Page *page, const KeptGame *game);
/* Writes how long ago that was: "34 min ago". */
void game_list_page_ago(Page *page, long long seconds);

/* Writes a line for each game, the one played last first. Lists up to "most"
   games, and says how many more there are. Returns in *count how many there
   are in all. */
StoreAnswer game_list_page(Page *page, Store *store, int most, int *count);
/* The same as sentences. */
StoreAnswer game_list_say(Page *page, Store *store, int most, int *count);

#endif
