/* SPDX-License-Identifier: MIT */
/* How the puzzle of a day was brought to its end. */
#ifndef DAILY_RESULT_H
#define DAILY_RESULT_H

#include "host/page.h"
#include "store/store.h"

/* "won, moves 12, score 5"; 0 when it has not been brought to its end. Of two
   games of it the first that was counts. */
int page_finished(Page *page, Store *store, const char *game,
                  const char *date);

#endif
