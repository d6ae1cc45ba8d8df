/* SPDX-License-Identifier: MIT */
/* Computes the shards of a plan that have no result yet, with several worker
   processes. A run may be killed at any time; the next one computes what is
   missing. */
#ifndef SURVEY_RUN_H
#define SURVEY_RUN_H

#include "results.h"

/* The shards first, first + step, and so on before end, from 0. */
typedef struct ShardRange {
    u64 first, step, end;
} ShardRange;

/* How far a run is. Findings are deals, or games of a tournament. */
typedef struct RunProgress {
    u64 shards, shards_done;
    u64 findings, findings_done;
    u64 computed; /* findings of this run */
    u64 count[ANSWER_COUNT];
} RunProgress;

typedef struct SurveyRun {
    const SurveyPlan *plan;
    const SurveyResults *results;
    ShardRange shards;
    unsigned jobs; /* worker processes */
    int shares;    /* leaves out what other runs have claimed */
    /* Called about twice a second, and with a sentence that the user should
       see. */
    void (*tell)(void *own, const RunProgress *progress);
    void (*note)(void *own, const char *sentence);
    void *own;
} SurveyRun;

typedef enum RunEnd {
    RUN_COMPLETE, /* every shard has its result */
    RUN_SHARED,   /* the rest is claimed by other runs */
    RUN_STOPPED,  /* by a signal */
    RUN_HINDERED, /* by a foreign file, as the reason says */
    RUN_FAILED    /* the reason was written */
} RunEnd;

RunEnd survey_run(const SurveyRun *run, Page *reason);

#endif
