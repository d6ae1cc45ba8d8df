/* SPDX-License-Identifier: MIT */
/* A process that answers the deals of shards, one shard after another. Its
   findings are in memory that it shares with its parent. If a deal crashes it,
   a new process goes on with the next deal. */
#ifndef SURVEY_WORKER_H
#define SURVEY_WORKER_H

#include <sys/types.h>

#include "plan.h"

/* What a worker and its parent share. The counters have 32 bits because many
   processors have no atomic access to more; a lock would not do, because it
   would belong to one process. */
typedef struct WorkerShare {
    u64 shard;        /* to work on; changes only while no process works */
    _Atomic u32 done; /* findings so far */
    _Atomic u32 count[ANSWER_COUNT];
    DealFinding finding[];
} WorkerShare;

typedef struct Worker {
    const SurveyPlan *plan;
    void *own; /* tables of the kind */
    u64 shard;
    pid_t process; /* 0: none */
    int is_busy;   /* with its shard; an idle process waits for the next */
    int line;      /* a socket: orders go, word of finished shards comes, and
                      it closes when the process ends */
    WorkerShare *share;
    u64 crashed_at; /* the finding at which a process crashed, from 1 */
    u64 killed_at;
    unsigned kills; /* processes killed there, one after another */
} Worker;

typedef enum WorkerEnd {
    WORKER_RUNS,    /* its process was replaced */
    WORKER_DONE,    /* the findings are complete */
    WORKER_STOPPED, /* by a signal */
    WORKER_FAILED   /* it can't go on; the reason was written */
} WorkerEnd;

/* Reserve and release the shared memory for shards of a plan, and let an idle
   process end; returns 0 if there isn't enough. */
int worker_open(Worker *worker, const SurveyPlan *plan, void *own);
void worker_close(Worker *worker);

/* Starts a shard. Returns 0 and writes the reason if no process can be
   made. */
int worker_start(Worker *worker, u64 shard, Page *reason);
/* Call it when the line has something to read. */
WorkerEnd worker_end(Worker *worker, Page *reason);
/* Asks it to stop and waits for its end. */
void worker_stop(Worker *worker);

u64 worker_findings(const Worker *worker); /* in its shard */

#endif
