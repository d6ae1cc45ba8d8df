/* SPDX-License-Identifier: MIT */
/* How a daily puzzle ended. */
#ifndef DAILY_RESULT_H
#define DAILY_RESULT_H

#include "host/page.h"
#include "store/store.h"

/* "won, moves 12, score 5"; 0 when it has not been finished. The first
   finished game of the day counts. */
int page_finished(Page *page, Store *store, const char *game,
                  const char *date);

#endif
