/* SPDX-License-Identifier: MIT */
/* Stored games as the text of a save. */
#ifndef KEPT_TEXT_H
#define KEPT_TEXT_H

#include "host/page.h"
#include "store/store.h"

/* Writes the save of a game in progress or of a finished one. */
StoreAnswer page_kept(Page *page, Store *store, long long id);

/* challenge_option.c: reads a challenge from a file, or takes what was typed.
   Returns whether it is one. */
int is_challenge(const char *name, Page *code);
/* Writes the save of a challenge's start, or returns a reason. */
u8 page_challenge_start(Page *page, const Page *code);

#endif
