/* SPDX-License-Identifier: MIT */
/* Games in progress as a list, and the titles of games. */
#ifndef TABLE_TITLES_H
#define TABLE_TITLES_H

#include "host/page.h"
#include "store/store.h"

/* What a title is made of; what there is none of is "". */
typedef struct Titled {
    const char *game, *variant, *seed, *date, *name;
    int own_board; /* its seed is not what dealt it */
} Titled;

/* "FreeCell 617", "Kulki lines98 plum", "Mahjong solitaire daily 2026-11-21",
   "FreeCell easy 617", "FreeCell, custom board", "Mahjong solitaire, lotus" */
void page_title(Page *page, const Titled *titled);
void page_kept_title(Page *page, const KeptGame *game);
/* A line for each, the one last played first; how many there are. Of more
   than "most" the rest is only counted. */
int page_shelf(Page *page, Store *store, int most);
/* An object a line. */
int page_shelf_json(Page *page, Store *store);
/* The one last played, or 0. */
long long last_played(Store *store);

#endif
