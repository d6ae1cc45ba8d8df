/* SPDX-License-Identifier: MIT */
/* Finds out which task of a cluster's job this process is. */
#include "task_number.h"

#include <stdlib.h>
#include <string.h>

/* How an engine numbers its tasks. */
typedef struct Numbering {
    const char *number, *count; /* names of variables; count may be NULL */
    const char *first;          /* where counting starts, if not at 0 */
} Numbering;

/* Arrays of jobs. The first that is set counts. */
static const Numbering arrays[] = {
    {"SLURM_ARRAY_TASK_ID", "SLURM_ARRAY_TASK_COUNT", "SLURM_ARRAY_TASK_MIN"},
    {"PBS_ARRAY_INDEX", NULL, NULL},
    {"SGE_TASK_ID", "SGE_TASK_LAST", "SGE_TASK_FIRST"},
    {"LSB_JOBINDEX", "LSB_JOBINDEX_END", "1"},
    {"HQ_TASK_ID", NULL, NULL},
    {"JOB_COMPLETION_INDEX", NULL, NULL}, /* Kubernetes */
    {"AWS_BATCH_JOB_ARRAY_INDEX", "AWS_BATCH_JOB_ARRAY_SIZE", NULL},
    {"BATCH_TASK_INDEX", "BATCH_TASK_COUNT", NULL}, /* Google */
    {"PARALLEL_SEQ", NULL, "1"}};

/* Ranks of parallel processes in a job. */
static const Numbering ranks[] = {
    {"OMPI_COMM_WORLD_RANK", "OMPI_COMM_WORLD_SIZE", NULL},
    {"PMI_RANK", "PMI_SIZE", NULL},
    {"PMIX_RANK", "PMIX_SIZE", NULL},
    {"PALS_RANKID", "PALS_SIZE", NULL},
    {"FLUX_TASK_RANK", "FLUX_JOB_SIZE", NULL},
    {"SLURM_PROCID", "SLURM_NTASKS", NULL}};

/* Reads a variable, or the number itself. */
static int read_variable(const char *name, u64 *number)
{
    const char *text = name ? getenv(name) : NULL;
    if (text)
        return read_u64(text, number);
    return name && read_u64(name, number);
}

static int read_numbering(const Numbering *numbering, TaskNumber *task,
                          Page *reason)
{
    u64 first = 0;
    task->variable = numbering->number;
    task->count = 0;
    (void)read_variable(numbering->first, &first);
    if (!read_u64(getenv(numbering->number), &task->number) ||
        task->number < first) {
        page_format(reason, _("%1$s is '%2$s', which isn't a task's number"),
                    numbering->number, getenv(numbering->number));
        return -1;
    }
    (void)read_variable(numbering->count, &task->count);
    task->number -= first;
    if (strstr(numbering->count ? numbering->count : "", "_LAST") ||
        strstr(numbering->count ? numbering->count : "", "_END"))
        task->count -= task->count ? first - 1 : 0;
    if (!task->count || task->number < task->count)
        return 1;
    page_format(reason, _("%1$s is '%2$s', but there are only %3$llu tasks"),
                numbering->number, getenv(numbering->number),
                (unsigned long long)task->count);
    return -1;
}

static int find_in(const Numbering *numbering, size_t count, TaskNumber *task,
                   Page *reason)
{
    size_t i;
    for (i = 0; i < count; i++)
        if (getenv(numbering[i].number))
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

ShardRange task_shards(const TaskNumber *task, u64 shards)
{
    ShardRange range = {task->number, 1, shards};
    if (task->count)
        range.step = task->count;
    else if (task->number < shards)
        range.end = task->number + 1;
    return range;
}

void page_task_variables(Page *page)
{
    size_t i;
    for (i = 0; i < COUNT_OF(arrays); i++)
        page_format(page, "%s%s", i ? ", " : "", arrays[i].number);
    for (i = 0; i < COUNT_OF(ranks); i++)
        page_format(page, ", %s", ranks[i].number);
}
