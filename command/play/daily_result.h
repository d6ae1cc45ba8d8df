/* SPDX-License-Identifier: MIT */
/* Results of daily puzzles. */
#ifndef DAILY_RESULT_H
#define DAILY_RESULT_H

#include "host/page.h"
#include "store/store.h"

/* Writes "won, moves 12, score 5"; returns 0 if the puzzle hasn't been
   finished. The first finished game of the day counts. */
int page_finished(Page *page, Store *store, const char *game,
                  const char *date);

#endif
