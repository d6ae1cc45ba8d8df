/* SPDX-License-Identifier: MIT */
/* The number of this task among those that a cluster's engine started. Engines
   set it in the environment; one table knows their names. */
#ifndef SURVEY_TASK_NUMBER_H
#define SURVEY_TASK_NUMBER_H

#include "run.h"

typedef struct TaskNumber {
    const char *variable; /* that said so */
    u64 number;           /* from 0 */
    u64 count;            /* of tasks; 0 if the engine doesn't say */
} TaskNumber;

/* Finds the number in the environment; returns 0 if no engine has set it, and
   -1, with the reason, if what it set makes no sense. A job array whose tasks
   are themselves parallel has the product of both. */
int task_number_find(TaskNumber *task, Page *reason);
/* Finds the shards of a task. If the number of tasks is known, each takes
   every count-th shard, or none if there are too few. If not, there is a task
   for each shard; returns 0, with the reason, if this one has none. */
int task_shards(const TaskNumber *task, u64 shards, ShardRange *range,
                Page *reason);
/* Writes the names of the variables, for the manual. */
void task_number_page_variables(Page *page);

#endif
