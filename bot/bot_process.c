/* SPDX-License-Identifier: MIT */
/* Starts and ends programs that play. A program may have started others; they
   are in its process group, and end with it. */
#include "bot_process.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "host/clock.h"
#include "host/posix/signals.h"
#include "rules/core/base.h"

/* How long a program may take to end once its game has. */
enum { FAREWELL = 1000 };

/* In the child: nothing but calls that are safe after a fork. */
static void become(const char *command, int input, int output)
{
    char shell[] = "sh", option[] = "-c";
    char *const words[] = {shell, option, (char *)(size_t)command, NULL};
    sigset_t none;
    setpgid(0, 0);
    signal(SIGPIPE, SIG_DFL);
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    if (dup2(input, STDIN_FILENO) >= 0 && dup2(output, STDOUT_FILENO) >= 0)
        execv("/bin/sh", words);
    _exit(127);
}

static void close_end(int *file)
{
    if (*file >= 0)
        close(*file);
    *file = -1;
}

int bot_process_start(BotProcess *process, const char *command)
{
    int to[2], from[2] = {-1, -1};
    if (pipe2(to, O_CLOEXEC))
        return 0;
    process->id = pipe2(from, O_CLOEXEC) ? -1 : fork();
    if (process->id == 0)
        become(command, to[0], from[1]);
    if (process->id < 0) {
        const int trouble = errno;
        close_end(&to[1]);
        close_end(&from[0]);
        errno = trouble;
    } else {
        setpgid(process->id, process->id); /* here, too: whoever is first */
        process->to = to[1];
        process->from = from[0];
        fcntl(process->to, F_SETFL, O_NONBLOCK);
        fcntl(process->from, F_SETFL, O_NONBLOCK);
    }
    close_end(&to[0]);
    close_end(&from[1]);
    return process->id > 0;
}

/* Reads on until the program, and all that it has started, have closed their
   end, or the time is over. */
static void await_end(const BotProcess *process)
{
    const long long end = clock_milliseconds() + FAREWELL;
    char bytes[4096];
    long long left;
    while ((left = end - clock_milliseconds()) > 0 && !signals_alarm()) {
        struct pollfd file = {.fd = process->from, .events = POLLIN};
        if (signals_await_files(&file, 1, (int)left) < 0 && errno != EINTR)
            return;
        if (file.revents && read(process->from, bytes, sizeof bytes) == 0)
            return;
    }
}

void bot_process_end(BotProcess *process, Page *how)
{
    int status = 0;
    close_end(&process->to);
    await_end(process);
    close_end(&process->from);
    /* A program that has closed its output is about to end, and may be
       faster than the signal. */
    kill(-process->id, SIGKILL);
    while (waitpid(process->id, &status, 0) < 0 && errno == EINTR)
        ;
    if (WIFSIGNALED(status))
        page_format(how, _("signal %d"), WTERMSIG(status));
    else
        page_format(how, _("exit code %d"), WEXITSTATUS(status));
}
