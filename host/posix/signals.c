/* SPDX-License-Identifier: MIT */
/* Waits for input, signals and threads. Signal handlers write to a pipe,
   which the wait polls along with the input. */
#include "signals.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static volatile sig_atomic_t caught, suspended, resized;
static _Atomic unsigned char flag;
/* The handler writes to this pipe and the waiting code polls it, so a signal
   that arrives just before the wait still ends it. */
static int wake[2] = {-1, -1};

void signals_rouse(void)
{
    const int trouble = errno;
    while (write(wake[1], "", 1) < 0 && errno == EINTR)
        ; /* a full pipe wakes as well */
    errno = trouble;
}

static void catch_signal(int number)
{
    if (number == SIGTSTP) {
        suspended = 1;
    } else if (number == SIGWINCH) {
        resized = 1;
    } else {
        caught = number;
        flag = 1;
    }
    signals_rouse();
}

const _Atomic unsigned char *signals_flag(void)
{
    return &flag;
}

int signals_alarm(void)
{
    return caught;
}

int signals_asked_to_suspend(void)
{
    const int asked = suspended;
    suspended = 0;
    return asked;
}

/* A signal that was ignored at the start (nohup) stays ignored. One that was
   blocked isn't any more, because some programs start others without giving
   their signals back. System calls aren't restarted, because a write to a
   stopped terminal would never return. */
static void catch_one(int number, int flags)
{
    struct sigaction action;
    sigset_t one;
    memset(&action, 0, sizeof action);
    if (sigaction(number, NULL, &action) == 0 && action.sa_handler == SIG_IGN)
        return;
    action.sa_handler = catch_signal;
    action.sa_flags = flags;
    sigaction(number, &action, NULL);
    sigemptyset(&one);
    sigaddset(&one, number);
    pthread_sigmask(SIG_UNBLOCK, &one, NULL);
}

int signals_open(void)
{
    if (wake[0] >= 0)
        return 1;
    if (pipe2(wake, O_CLOEXEC | O_NONBLOCK))
        return 0;
    catch_one(SIGINT, (int)SA_RESETHAND);
    catch_one(SIGTERM, (int)SA_RESETHAND);
    catch_one(SIGHUP, (int)SA_RESETHAND);
    return 1;
}

void signals_wake_for_suspension(void)
{
    catch_one(SIGTSTP, (int)SA_RESTART);
}

void signals_wake_for_size(void)
{
    catch_one(SIGWINCH, (int)SA_RESTART);
}

int signals_has_new_size(void)
{
    const int changed = resized;
    resized = 0;
    return changed;
}

int signals_are_unheeded(void)
{
    return suspended || resized;
}

/* Clears what ended the wait, so that it doesn't end the next. A signal that
   ends the program remains. */
static void quieten(void)
{
    char bytes[64];
    while (!caught && read(wake[0], bytes, sizeof bytes) > 0)
        ;
}

int signals_look_out(int for_input, int milliseconds)
{
    struct pollfd files[2] = {{.fd = wake[0], .events = POLLIN},
                              {.fd = STDIN_FILENO, .events = POLLIN}};
    int woke = WOKE_BY_NOTHING;
    if (poll(files, for_input ? 2 : 1, milliseconds) < 0)
        return errno == EINTR ? WOKE_BY_ALARM : WOKE_BY_INPUT;
    if (for_input && files[1].revents)
        woke |= WOKE_BY_INPUT;
    if (files[0].revents) {
        woke |= WOKE_BY_ALARM;
        quieten();
    }
    return woke;
}

/* Signals are unblocked only during the wait, so that none arrives unseen
   between the test of "caught" and the wait. */
int signals_await_files(struct pollfd *files, nfds_t count, int milliseconds)
{
    struct timespec time = {0, 0};
    sigset_t all, before;
    int ready;
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, &before);
    if (caught)
        milliseconds = 0;
    time.tv_sec = milliseconds / 1000;
    time.tv_nsec = milliseconds % 1000 * 1000000L;
    ready = ppoll(files, count, milliseconds < 0 ? NULL : &time, &before);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return ready;
}

int signals_await_file(int file, short events)
{
    struct pollfd one = {.fd = file, .events = events};
    int ready;
    do
        ready = signals_await_files(&one, 1, -1);
    while (ready < 0 && errno == EINTR);
    if (!ready)
        errno = EINTR;
    return ready != 0;
}
