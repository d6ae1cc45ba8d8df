/* SPDX-License-Identifier: MIT */
/* Starts as the store keeps them, and as they are chosen. */
#ifndef TABLE_KEPT_START_H
#define TABLE_KEPT_START_H

#include "choice.h"
#include "host/page.h"
#include "store/store.h"

/* The texts of a session's start. */
typedef struct StartTexts {
    Page variant, seed;
    KeptStart start;
} StartTexts;

/* The session must outlive the texts. */
void start_texts_of(StartTexts *texts, const Session *session);
void start_texts_free(StartTexts *texts);

/* Chooses a start of the store again. Returns 0 if that is impossible: its
   words aren't understood, or its layout is gone. */
int kept_start_choose(Choice *choice, const KeptStart *start);
/* Writes "FreeCell easy 617" or "Mahjong solitaire, lotus 7". */
void kept_start_page_title(Page *page, const KeptStart *start);
/* The same for lists: "Mahjong, lotus 7". */
void kept_start_page_brief_title(Page *page, const KeptStart *start);

#endif
