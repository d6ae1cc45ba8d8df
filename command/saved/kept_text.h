/* SPDX-License-Identifier: MIT */
/* Stored games as the text of a save. */
#ifndef KEPT_TEXT_H
#define KEPT_TEXT_H

#include "host/page.h"
#include "store/store.h"

/* Writes the save of a game in progress or of a finished one, which is that of
   its result, however it went on. */
StoreAnswer saved_text_page(Page *page, Store *store, long long id);

/* challenge_option.c: writes the save of a challenge's start. Returns 0 and
   writes why if that can't be played. */
int challenge_option_page_start(Page *page, const Page *code, Page *why);

#endif
