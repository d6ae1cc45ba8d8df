/* SPDX-License-Identifier: MIT */
#include "alarm.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

static volatile sig_atomic_t caught, suspended;
/* The handler writes, the waiting reads: a signal that comes just before the
   waiting begins is not slept through. */
static int wake[2] = {-1, -1};

void rouse(void)
{
    const int trouble = errno;
    if (write(wake[1], "", 1) < 0)
        errno = trouble;
    errno = trouble;
}

static void catch_signal(int number)
{
    if (number == SIGTSTP)
        suspended = 1;
    else
        caught = number;
    rouse();
}

int alarm_signal(void)
{
    return caught;
}

int asked_to_suspend(void)
{
    const int asked = suspended;
    suspended = 0;
    return asked;
}

/* Who was started with a signal ignored (nohup) goes on ignoring it. */
static void catch_one(int number, int flags)
{
    struct sigaction action;
    memset(&action, 0, sizeof action);
    if (sigaction(number, NULL, &action) == 0 && action.sa_handler == SIG_IGN)
        return;
    action.sa_handler = catch_signal;
    action.sa_flags = (int)SA_RESTART | flags;
    sigaction(number, &action, NULL);
}

int open_alarm(void)
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

void wake_for_suspension(void)
{
    catch_one(SIGTSTP, 0);
}

/* What woke once does not wake again, except for a signal that ends all. */
static void quieten(void)
{
    char bytes[64];
    while (!caught && read(wake[0], bytes, sizeof bytes) > 0)
        ;
}

int look_out(int for_input, int milliseconds)
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
