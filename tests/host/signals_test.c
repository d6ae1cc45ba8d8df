/* SPDX-License-Identifier: MIT */
/* Signals that arrive while nobody waits, or while somebody waits for
   something else. */
#include <signal.h>

#include "host/posix/signals.h"
#include "tests/kit/trial.h"

/* Asking a terminal what it can do ends when its answer comes, and so reads
   what a new size wrote to end the wait. */
static void a_size_outlasts_a_wait_for_something_else(void **state)
{
    (void)state;
    assert_true(signals_open());
    signals_wake_for_size();
    assert_false(signals_are_unheeded());
    raise(SIGWINCH);
    assert_int_equal(signals_look_out(0, 0), WOKE_BY_ALARM);
    assert_int_equal(signals_look_out(0, 0), WOKE_BY_NOTHING);
    assert_true(signals_are_unheeded());
    assert_true(signals_has_new_size());
    assert_false(signals_are_unheeded());
    assert_false(signals_has_new_size());
}

static void a_suspension_is_asked_for_once(void **state)
{
    (void)state;
    assert_true(signals_open());
    signals_wake_for_suspension();
    raise(SIGTSTP);
    assert_true(signals_are_unheeded());
    assert_true(signals_asked_to_suspend());
    assert_false(signals_asked_to_suspend());
    assert_false(signals_are_unheeded());
    assert_int_equal(signals_alarm(), 0);
}

/* A program may start another with signals blocked. */
static void a_signal_that_was_blocked_at_the_start_arrives(void **state)
{
    sigset_t size;
    (void)state;
    sigemptyset(&size);
    sigaddset(&size, SIGWINCH);
    assert_int_equal(pthread_sigmask(SIG_BLOCK, &size, NULL), 0);
    assert_true(signals_open());
    signals_wake_for_size();
    raise(SIGWINCH);
    assert_true(signals_has_new_size());
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_size_outlasts_a_wait_for_something_else),
        cmocka_unit_test(a_suspension_is_asked_for_once),
        cmocka_unit_test(a_signal_that_was_blocked_at_the_start_arrives),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
