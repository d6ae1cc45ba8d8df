/* SPDX-License-Identifier: MIT */
/* Tests that tasks of every engine find their shards, and that together they
   compute each shard once. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "rules/core/base.h"
#include "survey/task_number.h"

static const char *const known[] = {"SLURM_ARRAY_TASK_ID",
                                    "SLURM_ARRAY_TASK_COUNT",
                                    "SLURM_ARRAY_TASK_MIN",
                                    "SLURM_ARRAY_TASK_STEP",
                                    "SGE_TASK_STEPSIZE",
                                    "SLURM_PROCID",
                                    "SLURM_NTASKS",
                                    "PBS_ARRAY_INDEX",
                                    "SGE_TASK_ID",
                                    "SGE_TASK_FIRST",
                                    "SGE_TASK_LAST",
                                    "LSB_JOBINDEX",
                                    "LSB_JOBINDEX_END",
                                    "HQ_TASK_ID",
                                    "JOB_COMPLETION_INDEX",
                                    "AWS_BATCH_JOB_ARRAY_INDEX",
                                    "AWS_BATCH_JOB_ARRAY_SIZE",
                                    "BATCH_TASK_INDEX",
                                    "BATCH_TASK_COUNT",
                                    "PARALLEL_SEQ",
                                    "OMPI_COMM_WORLD_RANK",
                                    "OMPI_COMM_WORLD_SIZE",
                                    "PMI_RANK",
                                    "PMI_SIZE",
                                    "PMIX_RANK",
                                    "PMIX_SIZE",
                                    "PALS_RANKID",
                                    "PALS_SIZE",
                                    "FLUX_TASK_RANK",
                                    "FLUX_JOB_SIZE"};

static int forget_all(void **state)
{
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(known); i++)
        unsetenv(known[i]);
    return 0;
}

/* Sets variables as in "A=1 B=2", and no others. */
static void set_all(const char *settings)
{
    char text[256];
    char *word;
    forget_all(NULL);
    strcpy(text, settings);
    for (word = strtok(text, " "); word; word = strtok(NULL, " ")) {
        char *sign = strchr(word, '=');
        *sign = '\0';
        setenv(word, sign + 1, 1);
    }
}

static int find(TaskNumber *task)
{
    Page reason = PAGE_EMPTY;
    const int found = task_number_find(task, &reason);
    assert_int_equal(reason.used != 0, found < 0);
    page_free(&reason);
    return found;
}

static void every_engine_is_understood(void **state)
{
    static const struct {
        const char *set;
        u64 number, count;
    } cases[] = {
        {"SLURM_ARRAY_TASK_ID=7 SLURM_ARRAY_TASK_COUNT=10 "
         "SLURM_ARRAY_TASK_MIN=5",
         2, 10},
        {"SLURM_ARRAY_TASK_ID=1 SLURM_ARRAY_TASK_COUNT=3 "
         "SLURM_ARRAY_TASK_MIN=0 SLURM_PROCID=2 SLURM_NTASKS=4",
         6, 12},
        {"SLURM_ARRAY_TASK_ID=1 SLURM_ARRAY_TASK_COUNT=3 "
         "SLURM_ARRAY_TASK_MIN=0 SLURM_PROCID=0 SLURM_NTASKS=1",
         1, 3},
        {"SLURM_ARRAY_TASK_ID=5 SLURM_ARRAY_TASK_COUNT=3 "
         "SLURM_ARRAY_TASK_MIN=1 SLURM_ARRAY_TASK_STEP=2",
         2, 3},
        {"SGE_TASK_ID=7 SGE_TASK_FIRST=1 SGE_TASK_LAST=10 "
         "SGE_TASK_STEPSIZE=3",
         2, 4},
        {"SLURM_PROCID=3 SLURM_NTASKS=4", 3, 4},
        {"PBS_ARRAY_INDEX=12", 12, 0},
        {"SGE_TASK_ID=3 SGE_TASK_FIRST=1 SGE_TASK_LAST=5", 2, 5},
        {"LSB_JOBINDEX=3 LSB_JOBINDEX_END=5", 2, 5},
        {"HQ_TASK_ID=9", 9, 0},
        {"JOB_COMPLETION_INDEX=0", 0, 0},
        {"AWS_BATCH_JOB_ARRAY_INDEX=4 AWS_BATCH_JOB_ARRAY_SIZE=6", 4, 6},
        {"BATCH_TASK_INDEX=4 BATCH_TASK_COUNT=6", 4, 6},
        {"PARALLEL_SEQ=1", 0, 0},
        {"OMPI_COMM_WORLD_RANK=1 OMPI_COMM_WORLD_SIZE=2", 1, 2},
        {"PMI_RANK=1 PMI_SIZE=2", 1, 2},
        {"PMIX_RANK=5", 5, 0},
        {"PALS_RANKID=5", 5, 0},
        {"FLUX_TASK_RANK=1 FLUX_JOB_SIZE=2", 1, 2}};
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(cases); i++) {
        TaskNumber task;
        set_all(cases[i].set);
        assert_int_equal(find(&task), 1);
        assert_int_equal(task.number, cases[i].number);
        assert_int_equal(task.count, cases[i].count);
    }
}

static void nonsense_is_refused(void **state)
{
    static const char *const cases[] = {
        "HQ_TASK_ID=x",     "HQ_TASK_ID=-1",
        "PBS_ARRAY_INDEX=", "OMPI_COMM_WORLD_RANK=2 OMPI_COMM_WORLD_SIZE=2",
        "PARALLEL_SEQ=0",   "SLURM_PROCID=99999999999999999999"};
    TaskNumber task;
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(cases); i++) {
        set_all(cases[i]);
        assert_int_equal(find(&task), -1);
    }
    set_all("");
    assert_int_equal(find(&task), 0);
    set_all("SGE_TASK_ID=undefined");
    assert_int_equal(find(&task), 0);
}

static void note_shards(const TaskNumber *task, u8 *seen, u64 shards)
{
    ShardRange range;
    Page reason = PAGE_EMPTY;
    u64 shard;
    const int has_any = task_shards(task, shards, &range, &reason);
    assert_int_equal(has_any, task->count || task->number < shards);
    assert_int_equal(reason.used != 0, !has_any);
    page_free(&reason);
    if (!has_any)
        return;
    for (shard = range.first; shard < range.end; shard += range.step)
        seen[shard]++;
}

static void tasks_share_the_shards(void **state)
{
    enum { MOST = 40 };
    u64 shards, count, number;
    (void)state;
    for (shards = 1; shards <= MOST; shards += 13)
        for (count = 0; count <= MOST; count += 4) {
            u8 seen[MOST] = {0};
            u64 i;
            for (number = 0; number < (count ? count : MOST); number++) {
                const TaskNumber task = {"", number, count};
                note_shards(&task, seen, shards);
            }
            for (i = 0; i < shards; i++)
                assert_int_equal(seen[i], 1);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(every_engine_is_understood, forget_all),
        cmocka_unit_test_teardown(nonsense_is_refused, forget_all),
        cmocka_unit_test(tasks_share_the_shards),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
