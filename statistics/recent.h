/* SPDX-License-Identifier: MIT */
/* The latest results of a kind, for a chart of them. */
#ifndef STATISTICS_RECENT_H
#define STATISTICS_RECENT_H

#include "result_kind.h"

enum { MOST_RECENT_RESULTS = 120 };

/* How a game ended: finished without help, finished with help, or not
   finished. */
typedef enum RecentEnd { RECENT_ALONE, RECENT_HELPED, RECENT_OPEN } RecentEnd;

typedef struct RecentResult {
    u32 value; /* by what decides in this game; 0 unless it was finished */
    u8 end;    /* a RecentEnd */
} RecentResult;

typedef struct RecentResults {
    ResultKind kind;                        /* its texts must outlive it */
    RecentResult list[MOST_RECENT_RESULTS]; /* oldest first */
    size_t count;
} RecentResults;

/* Considers an outcome; call it in the order in which the games ended.
   Suitable for outcomes_list. What was reset is left out. */
void recent_results_count(void *recent, const Outcome *outcome);

#endif
