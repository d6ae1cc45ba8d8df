/* SPDX-License-Identifier: MIT */
/* Tests that a thread works on lines in order, and is hurried only on those
   that came before. */
#include <sched.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "host/posix/line_worker.h"
#include "host/posix/signals.h"

enum { LINES = 2000 };

typedef struct WorkDone {
    u32 done;
    u32 hurried;
    _Atomic u8 at_endless; /* the work on an endless line has begun */
} WorkDone;

/* "endless" takes until it is hurried. */
static void work_on(void *own, const char *line, size_t length,
                    const _Atomic u8 *hurry)
{
    WorkDone *work = own;
    if (length == strlen("endless")) {
        work->at_endless = 1;
        while (!*hurry)
            sched_yield();
        work->hurried++;
    } else {
        assert_int_equal(strtoul(line, NULL, 10), work->done);
        work->hurried += *hurry;
        work->done++;
    }
}

static void add_number(LineWorker *worker, u32 number)
{
    char text[12];
    snprintf(text, sizeof text, "%u", number);
    line_worker_add(worker, text, strlen(text));
}

static void lines_are_done_in_order(void **state)
{
    WorkDone work = {0};
    LineWorker *worker = line_worker_start(work_on, &work);
    u32 i;
    (void)state;
    assert_non_null(worker);
    for (i = 0; i < LINES; i++)
        add_number(worker, i);
    line_worker_end(worker);
    assert_int_equal(work.done, LINES);
    assert_int_equal(work.hurried, 0);
}

static void a_long_line_can_be_hurried(void **state)
{
    WorkDone work = {0};
    LineWorker *worker = line_worker_start(work_on, &work);
    (void)state;
    line_worker_add(worker, "endless", strlen("endless"));
    while (!work.at_endless)
        sched_yield();
    assert_true(line_worker_has_more(worker, 0));
    line_worker_hurry(worker);
    add_number(worker, 0);
    add_number(worker, 1);
    line_worker_end(worker);
    assert_int_equal(work.hurried, 1);
    assert_int_equal(work.done, 2);
}

/* Even if the thread has not begun with them. */
static void lines_before_are_hurried_and_later_ones_are_not(void **state)
{
    WorkDone work = {0};
    LineWorker *worker = line_worker_start(work_on, &work);
    (void)state;
    line_worker_add(worker, "endless", strlen("endless"));
    add_number(worker, 0);
    line_worker_add(worker, "endless", strlen("endless"));
    line_worker_hurry(worker);
    add_number(worker, 1);
    line_worker_end(worker);
    assert_int_equal(work.hurried, 3);
    assert_int_equal(work.done, 2);
}

static void the_end_of_a_line_ends_a_wait(void **state)
{
    WorkDone work = {0};
    LineWorker *worker;
    (void)state;
    assert_true(signals_open());
    worker = line_worker_start(work_on, &work);
    add_number(worker, 0);
    while (line_worker_has_more(worker, 0))
        signals_look_out(0, -1);
    assert_false(line_worker_has_more(worker, 0));
    line_worker_end(worker);
    assert_int_equal(work.done, 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(lines_are_done_in_order),
        cmocka_unit_test(a_long_line_can_be_hurried),
        cmocka_unit_test(lines_before_are_hurried_and_later_ones_are_not),
        cmocka_unit_test(the_end_of_a_line_ends_a_wait)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
