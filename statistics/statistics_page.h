/* SPDX-License-Identifier: MIT */
/* Statistics and best games on a page: for people in 80 columns, as JSON (an
   object a line) and as CSV. */
#ifndef STATISTICS_STATISTICS_PAGE_H
#define STATISTICS_STATISTICS_PAGE_H

#include "host/page.h"
#include "scores.h"

/* As it is shown: "FreeCell"; a game that isn't known keeps its name. */
const char *title_of(const char *game);

/* Tallies and scores that are settled. A table a game, and what there is to
   be said of all its games. */
void page_stats(Page *page, const Tallies *tallies);
void page_stats_json(Page *page, const Tallies *tallies);
void page_stats_csv(Page *page, const Tallies *tallies);

/* A row a day, the last one last. */
void page_days(Page *page, const Tallies *tallies);
void page_days_json(Page *page, const Tallies *tallies);
void page_days_csv(Page *page, const Tallies *tallies);

void page_scores(Page *page, const Scores *scores);
void page_scores_json(Page *page, const Scores *scores);
/* One game's rows behind another's; titles on an empty page. */
void page_scores_csv(Page *page, const Scores *scores);

#endif
