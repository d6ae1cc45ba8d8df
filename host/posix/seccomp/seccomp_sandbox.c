/* SPDX-License-Identifier: MIT */
/* The sandbox of Linux. The filter names the system calls that a server needs
   to answer its clients. All others fail with EPERM, and a C library that
   tries one of them goes on without it. */
#include "host/posix/sandbox.h"

#include <errno.h>
#include <seccomp.h>
#include <stddef.h>

static const char *const allowed[] = {
    /* what is open */
    "read", "write", "readv", "writev", "close", "lseek", "fstat",
    "newfstatat", "fcntl", "fcntl64", "ioctl", "pipe", "pipe2", "dup",
    "eventfd2",
    /* clients */
    "accept", "accept4", "recv", "recvfrom", "recvmsg", "send", "sendto",
    "sendmsg", "sendfile", "sendfile64", "shutdown", "getsockopt",
    "setsockopt", "getsockname", "getpeername", "poll", "ppoll",
    "ppoll_time64", "select", "pselect6", "_newselect", "epoll_create1",
    "epoll_ctl", "epoll_wait", "epoll_pwait", "epoll_pwait2",
    /* memory and threads */
    "brk", "mmap", "mmap2", "munmap", "mremap", "mprotect", "madvise", "futex",
    "futex_time64", "membarrier", "clone", "clone3", "set_robust_list", "rseq",
    "sched_yield", "sched_getaffinity", "prctl", "gettid",
    /* time, chance and signals */
    "clock_gettime", "clock_gettime64", "clock_nanosleep",
    "clock_nanosleep_time64", "gettimeofday", "nanosleep", "time", "getrandom",
    "getpid", "tgkill", "kill", "rt_sigaction", "rt_sigprocmask",
    "rt_sigreturn", "rt_sigsuspend", "sigreturn", "sigaltstack",
    "restart_syscall", "exit", "exit_group"};

/* A call that this kind of processor doesn't have needs no rule. */
static int add_rules(scmp_filter_ctx filter)
{
    size_t i;
    for (i = 0; i < sizeof allowed / sizeof *allowed; i++) {
        const int number = seccomp_syscall_resolve_name(allowed[i]);
        int trouble;
        if (number < 0)
            continue;
        trouble = seccomp_rule_add(filter, SCMP_ACT_ALLOW, number, 0);
        if (trouble)
            return trouble;
    }
    return 0;
}

int sandbox_enter(void)
{
    const scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ERRNO(EPERM));
    int trouble = filter ? add_rules(filter) : -ENOMEM;
    if (!trouble)
        trouble = seccomp_attr_set(filter, SCMP_FLTATR_CTL_TSYNC, 1);
    if (!trouble)
        trouble = seccomp_load(filter);
    seccomp_release(filter);
    errno = -trouble;
    return !trouble;
}
