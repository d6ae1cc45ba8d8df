/* SPDX-License-Identifier: MIT */
/* The sandbox of Linux. The filter names the system calls that a server needs
   to answer its clients. All others fail with EPERM, and a C library that
   tries one of them goes on without it. There is no ioctl among them, because
   it can type into a terminal. */
#include "host/posix/sandbox.h"

#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <seccomp.h>
#include <stddef.h>
#include <sys/mman.h>
#include <unistd.h>

static const char *const allowed[] = {
    /* what is open */
    "read", "write", "readv", "writev", "close", "lseek", "fstat",
    "newfstatat", "pipe", "pipe2", "dup", "eventfd2",
    /* clients */
    "accept", "accept4", "recv", "recvfrom", "recvmsg", "send", "sendto",
    "sendmsg", "sendfile", "sendfile64", "shutdown", "getsockopt",
    "setsockopt", "getsockname", "getpeername", "poll", "ppoll",
    "ppoll_time64", "select", "pselect6", "_newselect", "epoll_create1",
    "epoll_ctl", "epoll_wait", "epoll_pwait", "epoll_pwait2",
    /* memory and threads */
    "brk", "munmap", "mremap", "madvise", "futex", "futex_time64",
    "membarrier", "set_robust_list", "rseq", "sched_yield",
    "sched_getaffinity", "prctl", "gettid",
    /* time, chance and signals */
    "clock_gettime", "clock_gettime64", "clock_nanosleep",
    "clock_nanosleep_time64", "gettimeofday", "nanosleep", "time", "getrandom",
    "getpid", "rt_sigaction", "rt_sigprocmask", "rt_sigreturn",
    "rt_sigsuspend", "sigreturn", "sigaltstack", "restart_syscall", "exit",
    "exit_group"};

/* Allows a call, whatever its arguments, or only with one that is the same in
   the 32 bits at which the system looks. A call that this kind of processor
   doesn't have needs no rule. */
static int allow(scmp_filter_ctx filter, const char *name,
                 const struct scmp_arg_cmp *only)
{
    const int number = seccomp_syscall_resolve_name(name);
    if (number < 0)
        return 0;
    return seccomp_rule_add_array(filter, SCMP_ACT_ALLOW, number, only != NULL,
                                  only);
}

static struct scmp_arg_cmp argument_is(unsigned nth, int value)
{
    return (struct scmp_arg_cmp){nth, SCMP_CMP_MASKED_EQ, 0xFFFFFFFF,
                                 (unsigned)value};
}

/* Other commands of fcntl send signals to other processes. */
static int allow_flags(scmp_filter_ctx filter)
{
    static const int commands[] = {F_GETFD, F_SETFD, F_GETFL, F_SETFL};
    int trouble = 0;
    size_t i;
    for (i = 0; i < sizeof commands / sizeof *commands && !trouble; i++) {
        const struct scmp_arg_cmp command = argument_is(1, commands[i]);
        trouble = allow(filter, "fcntl", &command);
        if (!trouble)
            trouble = allow(filter, "fcntl64", &command);
    }
    return trouble;
}

/* Allows a call if these flags of an argument have this value. */
static int allow_if(scmp_filter_ctx filter, const char *name, unsigned nth,
                    unsigned flags, unsigned value)
{
    const struct scmp_arg_cmp only = {nth, SCMP_CMP_MASKED_EQ, flags, value};
    return allow(filter, name, &only);
}

/* Memory holds no code that isn't there yet. */
static int allow_memory(scmp_filter_ctx filter)
{
    static const char *const calls[] = {"mmap", "mmap2", "mprotect"};
    int trouble = 0;
    size_t i;
    for (i = 0; i < sizeof calls / sizeof *calls && !trouble; i++)
        trouble = allow_if(filter, calls[i], 2, PROT_EXEC, 0);
    return trouble;
}

/* Threads of this process, but no other process. The filter can't see
   the arguments of clone3, so it makes the C library use clone instead. */
static int allow_threads(scmp_filter_ctx filter)
{
#ifdef __s390__
    const unsigned flags = 1;
#else
    const unsigned flags = 0;
#endif
    const int number = seccomp_syscall_resolve_name("clone3");
    const int trouble =
        number < 0 ? 0
                   : seccomp_rule_add_array(filter, SCMP_ACT_ERRNO(ENOSYS),
                                            number, 0, NULL);
    return trouble
               ? trouble
               : allow_if(filter, "clone", flags, CLONE_THREAD, CLONE_THREAD);
}

static int add_rules(scmp_filter_ctx filter)
{
    const struct scmp_arg_cmp own = argument_is(0, getpid());
    int trouble = allow_flags(filter);
    size_t i;
    for (i = 0; i < sizeof allowed / sizeof *allowed && !trouble; i++)
        trouble = allow(filter, allowed[i], NULL);
    if (!trouble)
        trouble = allow_memory(filter);
    if (!trouble)
        trouble = allow_threads(filter);
    return trouble ? trouble : allow(filter, "tgkill", &own);
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
