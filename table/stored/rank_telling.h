/* SPDX-License-Identifier: MIT */
/* Compares the finished game with the stored ones. */
#ifndef TABLE_STANDING_TELLING_H
#define TABLE_STANDING_TELLING_H

#include "table/table.h"

/* Writes nothing if the game isn't finished, or doesn't count. Returns whether
   it is a new best. */
int table_page_rank(Page *page, const Table *table);

#endif
