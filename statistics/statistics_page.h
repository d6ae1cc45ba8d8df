/* SPDX-License-Identifier: MIT */
/* Writes statistics and best games for people in 80 columns, as JSON (one
   object per line) and as CSV. */
#ifndef STATISTICS_STATISTICS_PAGE_H
#define STATISTICS_STATISTICS_PAGE_H

#include "host/page.h"
#include "scores.h"

/* Returns the title to show, such as "FreeCell". An unknown game keeps its
   name. */
const char *statistics_title_of(const char *game);

/* Write settled tallies: for people, a table for each game, and the totals of
   all its games. */
void statistics_page_games(Page *page, const Tallies *tallies,
                           VariantTitle *title);
void statistics_page_games_json(Page *page, const Tallies *tallies);
void statistics_page_games_csv(Page *page, const Tallies *tallies);

/* Write a row for each day, the last day last. */
void statistics_page_days(Page *page, const Tallies *tallies);
void statistics_page_days_json(Page *page, const Tallies *tallies);
void statistics_page_days_csv(Page *page, const Tallies *tallies);

void scores_page(Page *page, const Scores *scores, VariantTitle *title);
void scores_page_json(Page *page, const Scores *scores);
/* Adds one game's rows; titles only if the page is empty. */
void scores_page_csv(Page *page, const Scores *scores);

#endif
