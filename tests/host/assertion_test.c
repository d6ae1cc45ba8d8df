/* SPDX-License-Identifier: MIT */
/* A failed assertion gives the terminal back, says where it stands, and stops
   the program at once. */
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

#include "host/assertion/assertion.h"
#include "rules/core/base.h"

void assertion_failed(const char *file, u32 line)
    __attribute__((cold, noreturn));

static void restore(void)
{
    (void)!write(STDERR_FILENO, "restored\n", 9);
}

/* It may find the same mistake. */
static void restore_and_fail(void)
{
    (void)!write(STDERR_FILENO, "tried\n", 6);
    assertion_failed("front/screen.c", 2);
}

/* Returns how a process ends in which an assertion fails, and what it says. */
static int die(void (*first)(void), char *said, size_t room)
{
    static const struct rlimit no_core;
    int ends[2], status;
    ssize_t length, total = 0;
    pid_t child;
    assert_int_equal(pipe(ends), 0);
    child = fork();
    if (child == 0) {
        setrlimit(RLIMIT_CORE, &no_core);
        dup2(ends[1], STDERR_FILENO);
        close(ends[1]);
        assertion_call_first(first);
        assertion_failed("rules/kulki/game.c", 131);
    }
    close(ends[1]);
    while ((length = read(ends[0], said + total, room - 1 - (size_t)total)) >
           0)
        total += length;
    said[total] = '\0';
    close(ends[0]);
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFSIGNALED(status));
    return WTERMSIG(status);
}

static void it_says_where_it_stands(void **state)
{
    char said[500];
    (void)state;
    assert_int_equal(die(NULL, said, sizeof said), SIGABRT);
    assert_string_equal(
        said, "quadrille: stopped by an error in the program "
              "(rules/kulki/game.c, line 131). "
              "Saved games are intact. Please report this message.\n");
}

static void the_terminal_is_restored_first(void **state)
{
    char said[500];
    (void)state;
    assert_int_equal(die(restore, said, sizeof said), SIGABRT);
    assert_memory_equal(said, "restored\nquadrille: ", 20);
}

static void restoring_may_fail_too(void **state)
{
    char said[500];
    (void)state;
    assert_int_equal(die(restore_and_fail, said, sizeof said), SIGABRT);
    assert_memory_equal(said, "tried\nquadrille: ", 17);
    assert_non_null(strstr(said, "(front/screen.c, line 2)"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(it_says_where_it_stands),
        cmocka_unit_test(the_terminal_is_restored_first),
        cmocka_unit_test(restoring_may_fail_too),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
