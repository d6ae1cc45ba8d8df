/* SPDX-License-Identifier: MIT */
/* Statistics and best games as sentences, for players who listen. */
#ifndef TABLE_RESULTS_SPOKEN_H
#define TABLE_RESULTS_SPOKEN_H

#include "host/page.h"
#include "statistics/scores.h"

/* Write lines of sentences: about each game and its kinds of games, from
   settled tallies, and a list of best games, each on its line. */
void results_spoken_games(Page *page, const Tallies *tallies);
void results_spoken_scores(Page *page, const Scores *scores);

#endif
