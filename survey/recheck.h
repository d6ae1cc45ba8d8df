/* SPDX-License-Identifier: MIT */
/* Checks results: computes a sample of the shards again and compares bytes,
   and proves negative answers again in another way. */
#ifndef SURVEY_RECHECK_H
#define SURVEY_RECHECK_H

#include "results.h"

typedef struct SurveyCheck {
    const SurveyPlan *plan;
    const SurveyResults *results;
    u64 sample; /* how many shards; 0 for one in a hundred */
    void (*tell)(void *own, u64 done, u64 all);
    void *own;
} SurveyCheck;

typedef struct CheckResult {
    u64 read, broken;        /* results */
    u64 computed, different; /* of the sample */
    /* Listed negatives, and those of the sample: confirmed by another search,
       refuted by it, or left open. */
    u64 reproven, refuted, undecided;
} CheckResult;

/* Returns 0 if it was stopped or couldn't go on. The reason has a line for
   everything that is wrong. */
int survey_check(const SurveyCheck *check, CheckResult *result, Page *reason);

#endif
