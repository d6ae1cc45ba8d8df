/* SPDX-License-Identifier: MIT */
/* Merges the results of a plan's shards. */
#ifndef SURVEY_MERGE_H
#define SURVEY_MERGE_H

#include "results.h"

typedef struct MergedSurvey {
    const SurveyPlan *plan;
    char last[SHA256_TEXT]; /* digest of the last plan that was merged */
    SurveyTotals totals;
    Page deals; /* lines about single deals, in their order */
    u64 shards, shards_done;
    u8 *is_done; /* whether each shard has a result */
} MergedSurvey;

/* Shards without a result, one after the other, counted from 0; and the deals
   that they have. */
typedef struct MissingShards {
    u64 first, last;
    u64 first_deal, last_deal;
} MissingShards;

void merge_start(MergedSurvey *merged, const SurveyPlan *plan);
void merge_free(MergedSurvey *merged);

/* Reads all results. Missing ones are left out. Returns 0, with nothing
   merged, if one is damaged or foreign; the reason names every such file. */
int merge_results(MergedSurvey *merged, const SurveyResults *results,
                  Page *reason);

/* How many answers are unknown. */
u64 merge_unknown(const MergedSurvey *merged);
/* Whether a later plan asks again about the unknown deals, all of them and no
   others, so that its results can take their place; writes the reason if it
   doesn't. */
int merge_fits(const MergedSurvey *merged, const SurveyPlan *later,
               Page *reason);
/* Puts the results of a later plan, which asked again about the unknown deals
   of this one, or of the last one merged so, in their place. Returns 0 and
   writes the reason if it is not such a plan, or if one of the two is
   incomplete. */
int merge_later(MergedSurvey *merged, const MergedSurvey *later, Page *reason);

/* Finds the next missing shards from *at on, and moves *at behind them: start
   with 0. Returns 0 if no more are missing. */
int merge_next_missing(const MergedSurvey *merged, u64 *at,
                       MissingShards *missing);

/* Iterates over the lines about single deals: start with 0. */
int merge_next_deal(const MergedSurvey *merged, size_t *at, DealLine *line);

#endif
