/* SPDX-License-Identifier: MIT */
/* What a process can do after it has entered the sandbox, and what it can't.
 */
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <cmocka.h>

#include "host/posix/sandbox.h"

/* Each attempt runs in a process of its own, because there is no way out of
   the sandbox. */
typedef int Deed(void);

static int outcome(Deed *attempt)
{
    int status;
    const pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0)
        _exit(sandbox_enter() && attempt());
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFEXITED(status));
    return WEXITSTATUS(status);
}

static int refused(long result)
{
    return result == -1 && errno == EPERM;
}

static int open_file(void)
{
    return refused(open("/etc/passwd", O_RDONLY));
}

static int create_file(void)
{
    return refused(open("sandbox.tmp", O_CREAT | O_WRONLY, 0600));
}

static int remove_file(void)
{
    return refused(unlink("/nonexistent/file"));
}

static int open_socket(void)
{
    return refused(socket(AF_INET, SOCK_STREAM, 0));
}

static int run_program(void)
{
    return refused(execl("/bin/true", "true", (char *)NULL));
}

static int change_user(void)
{
    return refused(setuid(getuid()));
}

static int never_gain_privileges(void)
{
    return prctl(PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0) == 1;
}

static void *try_in_thread(void *result)
{
    *(int *)result = open_file();
    return NULL;
}

static int open_file_in_thread(void)
{
    pthread_t thread;
    int result = 0;
    return pthread_create(&thread, NULL, try_in_thread, &result) == 0 &&
           pthread_join(thread, NULL) == 0 && result;
}

static int use_memory_and_time(void)
{
    struct timespec now;
    char *bytes = malloc(1 << 24);
    if (!bytes || clock_gettime(CLOCK_MONOTONIC, &now))
        return 0;
    memset(bytes, 1, 1 << 24);
    free(bytes);
    return 1;
}

static int use_open_files(void)
{
    int ends[2];
    char byte = 0;
    return pipe(ends) == 0 && write(ends[1], "x", 1) == 1 &&
           read(ends[0], &byte, 1) == 1 && byte == 'x';
}

#define TRIAL(attempt)                                                        \
    static void test_##attempt(void **state)                                  \
    {                                                                         \
        (void)state;                                                          \
        assert_int_equal(outcome(attempt), 1);                                \
    }
TRIAL(open_file)
TRIAL(create_file)
TRIAL(remove_file)
TRIAL(open_socket)
TRIAL(run_program)
TRIAL(change_user)
TRIAL(never_gain_privileges)
TRIAL(open_file_in_thread)
TRIAL(use_memory_and_time)
TRIAL(use_open_files)

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_open_file),
        cmocka_unit_test(test_create_file),
        cmocka_unit_test(test_remove_file),
        cmocka_unit_test(test_open_socket),
        cmocka_unit_test(test_run_program),
        cmocka_unit_test(test_change_user),
        cmocka_unit_test(test_never_gain_privileges),
        cmocka_unit_test(test_open_file_in_thread),
        cmocka_unit_test(test_use_memory_and_time),
        cmocka_unit_test(test_use_open_files),
    };
    return cmocka_run_group_tests_name("sandbox", tests, NULL, NULL);
}
