/* SPDX-License-Identifier: MIT */
/* Results in words, as the page shows them. */
#ifndef RECORDS_WORDS_H
#define RECORDS_WORDS_H

#include "statistics/days.h"
#include "statistics/milestones.h"

/* "72 moves, 1:23", or "1205 points". */
void records_page_best(Page *page, const Outcome *result, int with_time);
/* "Solved in 52 moves, 3:10", or the points of a game that only ends. */
void records_page_daily(Page *page, const Goal *goal, const DayGame *game);
/* "✓ 72 moves", "✓ with help", "Next", or nothing. */
void records_page_milestone(Page *page, const Milestone *milestone, int next,
                            int with_time);
/* A best value, an average or a median. */
void records_page_value(Page *page, Sum thousandths, Measure measure);

#endif
