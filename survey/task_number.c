/* SPDX-License-Identifier: MIT */
/* Finds out which task of a cluster's job this process is. */
#include "task_number.h"

#include <stdlib.h>
#include <string.h>

/* How an engine numbers its tasks: names of variables, or a number. */
typedef struct Numbering {
    const char *number;
    const char *count; /* NULL if the engine doesn't say */
    const char *last;  /* the last number, for engines that say this instead */
    const char *first; /* where counting starts, if not at 0 */
    const char *step;  /* between two numbers, if not 1 */
} Numbering;

/* Arrays of jobs. The first that is set counts. */
static const Numbering arrays[] = {
    {.number = "SLURM_ARRAY_TASK_ID",
     .count = "SLURM_ARRAY_TASK_COUNT",
     .first = "SLURM_ARRAY_TASK_MIN",
     .step = "SLURM_ARRAY_TASK_STEP"},
    {.number = "PBS_ARRAY_INDEX"},
    {.number = "SGE_TASK_ID",
     .last = "SGE_TASK_LAST",
     .first = "SGE_TASK_FIRST",
     .step = "SGE_TASK_STEPSIZE"},
    {.number = "LSB_JOBINDEX", .last = "LSB_JOBINDEX_END", .first = "1"},
    {.number = "HQ_TASK_ID"},
    {.number = "JOB_COMPLETION_INDEX"}, /* Kubernetes */
    {.number = "AWS_BATCH_JOB_ARRAY_INDEX",
     .count = "AWS_BATCH_JOB_ARRAY_SIZE"},
    {.number = "BATCH_TASK_INDEX", .count = "BATCH_TASK_COUNT"}, /* Google */
    {.number = "PARALLEL_SEQ", .first = "1"}};

/* Ranks of parallel processes in a job. */
static const Numbering ranks[] = {
    {.number = "OMPI_COMM_WORLD_RANK", .count = "OMPI_COMM_WORLD_SIZE"},
    {.number = "PMI_RANK", .count = "PMI_SIZE"},
    {.number = "PMIX_RANK", .count = "PMIX_SIZE"},
    {.number = "PALS_RANKID", .count = "PALS_SIZE"},
    {.number = "FLUX_TASK_RANK", .count = "FLUX_JOB_SIZE"},
    {.number = "SLURM_PROCID", .count = "SLURM_NTASKS"}};

/* The value of a variable, or of a number; the default without either. */
static u64 value_of(const char *name, u64 usual)
{
    const char *text = name ? getenv(name) : NULL;
    u64 number;
    if (name && sealed_text_read_u64(text ? text : name, &number))
        return number;
    return usual;
}

static u64 count_tasks(const Numbering *numbering, u64 first, u64 step)
{
    const u64 last = value_of(numbering->last, 0);
    return last >= first && last ? (last - first) / step + 1
                                 : value_of(numbering->count, 0);
}

static int read_numbering(const Numbering *numbering, TaskNumber *task,
                          Page *reason)
{
    const char *text = getenv(numbering->number);
    const u64 first = value_of(numbering->first, 0);
    const u64 given = value_of(numbering->step, 1);
    const u64 step = given ? given : 1;
    task->variable = numbering->number;
    task->count = count_tasks(numbering, first, step);
    if (!sealed_text_read_u64(text, &task->number) || task->number < first) {
        page_format(reason, _("%1$s is '%2$s', which isn't a task's number"),
                    numbering->number, text);
        return -1;
    }
    task->number = (task->number - first) / step;
    if (!task->count || task->number < task->count)
        return 1;
    page_format(reason, _("%1$s is '%2$s', but there are only %3$llu tasks"),
                numbering->number, text, (unsigned long long)task->count);
    return -1;
}

/* Grid Engine says "undefined" outside of arrays. */
static int is_set(const char *name)
{
    const char *text = getenv(name);
    return text && strcmp(text, "undefined") != 0;
}

static int find_in(const Numbering *numbering, size_t count, TaskNumber *task,
                   Page *reason)
{
    size_t i;
    for (i = 0; i < count; i++)
        if (is_set(numbering[i].number))
            return read_numbering(&numbering[i], task, reason);
    return 0;
}

int task_number_find(TaskNumber *task, Page *reason)
{
    TaskNumber rank;
    const int has_array = find_in(arrays, COUNT_OF(arrays), task, reason);
    const int has_rank =
        has_array < 0 ? -1 : find_in(ranks, COUNT_OF(ranks), &rank, reason);
    if (has_array < 0 || has_rank < 0)
        return -1;
    if (has_array && has_rank && rank.count > 1) {
        task->number = task->number * rank.count + rank.number;
        task->count *= rank.count;
    } else if (!has_array && has_rank) {
        *task = rank;
    }
    return has_array || has_rank;
}

int task_shards(const TaskNumber *task, u64 shards, ShardRange *range,
                Page *reason)
{
    *range = (ShardRange){task->number, 1, shards};
    if (task->count) {
        range->step = task->count;
        return 1;
    }
    range->end = task->number + 1;
    if (task->number < shards)
        return 1;
    page_format(reason,
                _("%1$s stands for shard %2$llu, but there are only %3$llu"),
                task->variable, (unsigned long long)task->number + 1,
                (unsigned long long)shards);
    return 0;
}

void task_number_page_variables(Page *page)
{
    size_t i;
    for (i = 0; i < COUNT_OF(arrays); i++)
        page_format(page, "%s%s", i ? ", " : "", arrays[i].number);
    for (i = 0; i < COUNT_OF(ranks); i++)
        page_format(page, ", %s", ranks[i].number);
}
