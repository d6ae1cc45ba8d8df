/* SPDX-License-Identifier: MIT */
/* What a process can do after it has entered the sandbox, and what it can't.
 */
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <sched.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
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

static int fork_itself(void)
{
    const pid_t child = fork();
    if (child == 0)
        _exit(0);
    return refused(child);
}

/* A new process, or a thread, in namespaces of its own, where it would be
   root. */
static int leave_namespaces(void)
{
    return refused(syscall(SYS_clone, CLONE_NEWUSER | SIGCHLD, 0, 0, 0, 0)) &&
           syscall(SYS_clone3, NULL, 0) == -1 && errno == ENOSYS;
}

static int map_code(void)
{
    return mmap(NULL, 4096, PROT_READ | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS,
                -1, 0) == MAP_FAILED &&
           errno == EPERM;
}

static int make_memory_code(void)
{
    void *memory = mmap(NULL, 4096, PROT_READ | PROT_WRITE,
                        MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    return memory != MAP_FAILED &&
           refused(mprotect(memory, 4096, PROT_READ | PROT_EXEC)) &&
           mprotect(memory, 4096, PROT_READ) == 0;
}

static int change_user(void)
{
    return refused(setuid(getuid()));
}

/* Without a sandbox, these two fail with EBADF. */
static int type_into_terminal(void)
{
    return refused(ioctl(-1, TIOCSTI, "x"));
}

static int own_file_for_others(void)
{
    return refused(fcntl(-1, F_SETOWN, getppid()));
}

static int signal_another_process(void)
{
    return refused(kill(getppid(), 0)) &&
           refused(syscall(SYS_tgkill, getppid(), getppid(), 0));
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

static int set_flags(void)
{
    int ends[2];
    return pipe(ends) == 0 && fcntl(ends[0], F_SETFD, FD_CLOEXEC) == 0 &&
           fcntl(ends[0], F_GETFD) == FD_CLOEXEC &&
           fcntl(ends[1], F_SETFL, O_NONBLOCK) == 0 &&
           fcntl(ends[1], F_GETFL) & O_NONBLOCK;
}

static volatile sig_atomic_t heard;

static void hear(int number)
{
    heard = number;
}

static int signal_itself(void)
{
    return signal(SIGUSR1, hear) != SIG_ERR && raise(SIGUSR1) == 0 &&
           heard == SIGUSR1;
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
TRIAL(fork_itself)
TRIAL(leave_namespaces)
TRIAL(map_code)
TRIAL(make_memory_code)
TRIAL(change_user)
TRIAL(type_into_terminal)
TRIAL(own_file_for_others)
TRIAL(signal_another_process)
TRIAL(never_gain_privileges)
TRIAL(open_file_in_thread)
TRIAL(use_memory_and_time)
TRIAL(use_open_files)
TRIAL(set_flags)
TRIAL(signal_itself)

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_open_file),
        cmocka_unit_test(test_create_file),
        cmocka_unit_test(test_remove_file),
        cmocka_unit_test(test_open_socket),
        cmocka_unit_test(test_run_program),
        cmocka_unit_test(test_fork_itself),
        cmocka_unit_test(test_leave_namespaces),
        cmocka_unit_test(test_map_code),
        cmocka_unit_test(test_make_memory_code),
        cmocka_unit_test(test_change_user),
        cmocka_unit_test(test_type_into_terminal),
        cmocka_unit_test(test_own_file_for_others),
        cmocka_unit_test(test_signal_another_process),
        cmocka_unit_test(test_never_gain_privileges),
        cmocka_unit_test(test_open_file_in_thread),
        cmocka_unit_test(test_use_memory_and_time),
        cmocka_unit_test(test_use_open_files),
        cmocka_unit_test(test_set_flags),
        cmocka_unit_test(test_signal_itself),
    };
    return cmocka_run_group_tests_name("sandbox", tests, NULL, NULL);
}
