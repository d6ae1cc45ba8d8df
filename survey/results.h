/* SPDX-License-Identifier: MIT */
/* Where the results of a plan are: in a folder with a file for each, in a pack
   beside it, or some here and some there. */
#ifndef SURVEY_RESULTS_H
#define SURVEY_RESULTS_H

#include "pack.h"

typedef struct SurveyResults {
    const SurveyPlan *plan;
    Page folder;    /* its name; new results go there */
    Page pack_path; /* the name of the pack */
    SurveyPack pack;
} SurveyResults;

/* Finds the results: the place is a folder or a pack. The pack of the folder
   "plan.results" is "plan.pack", and the other way round. Neither has to be
   there. Returns 0 and writes the reason if something else is in the pack's
   place, or if it is damaged. */
int results_open(SurveyResults *results, const SurveyPlan *plan,
                 const char *place, Page *reason);
void results_close(SurveyResults *results);

/* Reads and checks a result. Those in the pack come before those in the
   folder, and since runs can't replace them, they are never damaged but
   foreign. Adds to the totals, and appends the lines about single deals and
   the text of the result; each may be NULL. If the result is damaged or
   foreign, the reason begins with its place. */
ShardState results_load(const SurveyResults *results, u64 shard, Page *text,
                        SurveyTotals *totals, Page *deals, Page *reason);
/* Appends the place of a result: its file, or its number in the pack. */
void results_place(const SurveyResults *results, u64 shard, Page *place);

/* Writes all results as the text of a pack, and counts them. Returns 0 if one
   is damaged or foreign; the reason has a line for each. */
int results_pack(const SurveyResults *results, Page *pack, u64 *count,
                 Page *reason);

#endif
