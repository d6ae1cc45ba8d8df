/* SPDX-License-Identifier: MIT */
/* Writes Mahjong's faces in words. */
#ifndef TABLE_TILE_WORDS_H
#define TABLE_TILE_WORDS_H

#include "host/page.h"
#include "rules/core/base.h"

/* Writes "6 of characters" or "east wind". */
void tile_words_page(Page *page, u8 face);

/* Writes the names of a pair, which differ for flowers and seasons. */
void tile_words_page_pair(Page *page, u8 a, u8 b);

int tile_words_match(u8 a, u8 b);

#endif
