/* SPDX-License-Identifier: MIT */
/* Mahjong's faces in words. */
#ifndef TABLE_TILE_WORDS_H
#define TABLE_TILE_WORDS_H

#include "host/page.h"
#include "rules/core/base.h"

/* "6 of characters", "east wind" */
void page_face(Page *page, u8 face);

#endif
