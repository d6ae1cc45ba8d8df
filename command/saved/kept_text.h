/* SPDX-License-Identifier: MIT */
/* A game that is kept, as the text of its save. */
#ifndef KEPT_TEXT_H
#define KEPT_TEXT_H

#include "host/page.h"
#include "store/store.h"

/* A game in progress as a save, or the save of one that is over. */
StoreAnswer page_kept(Page *page, Store *store, long long id);

#endif
