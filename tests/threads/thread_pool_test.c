/* SPDX-License-Identifier: MIT */
/* Tests that a pool does each part of its work once, with any number of
   threads. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "host/thread_pool.h"

enum { PARTS = 200, ROUNDS = 50 };

typedef struct Counts {
    u32 done[PARTS];
    u32 seen[PARTS]; /* the neighbour's, done by another thread */
    u32 round;       /* changed by the caller between runs */
} Counts;

static void add_round(void *context, u32 part)
{
    Counts *counts = context;
    counts->done[part] += counts->round;
}

static void read_neighbour(void *context, u32 part)
{
    Counts *counts = context;
    counts->seen[part] = counts->done[(part + 1) % PARTS];
}

static void check_pool_of(u32 threads)
{
    ThreadPool *pool = thread_pool_open(threads);
    Counts counts = {{0}, {0}, 0};
    u32 sum = 0;
    u32 i;
    for (counts.round = 1; counts.round <= ROUNDS; counts.round++) {
        thread_pool_run(pool, add_round, &counts, PARTS);
        thread_pool_run(pool, read_neighbour, &counts, PARTS);
        sum += counts.round;
        for (i = 0; i < PARTS; i++) {
            assert_int_equal(counts.done[i], sum);
            assert_int_equal(counts.seen[i], sum);
        }
    }
    thread_pool_close(pool);
}

static void each_part_is_done_once(void **state)
{
    (void)state;
    check_pool_of(0);
    check_pool_of(1);
    check_pool_of(2);
    check_pool_of(THREAD_POOL_MOST);
    check_pool_of(THREAD_POOL_MOST + 1);
}

static void refuse(void *context, u32 part)
{
    (void)context;
    fail_msg("part %lu was done", (unsigned long)part);
}

static void work_without_parts_is_done_at_once(void **state)
{
    ThreadPool *pool = thread_pool_open(3);
    (void)state;
    thread_pool_run(pool, refuse, NULL, 0);
    thread_pool_run(NULL, refuse, NULL, 0);
    thread_pool_close(pool);
    thread_pool_close(NULL);
}

static void at_least_one_processor_is_counted(void **state)
{
    (void)state;
    assert_in_range(thread_pool_processors(), 1, THREAD_POOL_MOST);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_part_is_done_once),
        cmocka_unit_test(work_without_parts_is_done_at_once),
        cmocka_unit_test(at_least_one_processor_is_counted),
    };
    return cmocka_run_group_tests_name("thread pool", tests, NULL, NULL);
}
