/* SPDX-License-Identifier: MIT */
/* Starts and ends programs that play. A program may have started others; they
   are in its process group, and end with it. */
#include "bot_process.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include "host/clock.h"
#include "host/posix/signals.h"
#include "rules/core/base.h"

/* How long a program may take to end once its game has. */
enum { FAREWELL = 1000 };

static void close_end(int *file)
{
    if (*file >= 0)
        close(*file);
    *file = -1;
}

/* The program leads a group of its own, ignores none of the signals that we
   ignore, and has no files but the pipes and our standard error. A spawn,
   unlike a fork, doesn't copy our page tables. */
static int spawn(pid_t *id, const char *command, int input, int output)
{
    char shell[] = "sh", option[] = "-c";
    char *const words[] = {shell, option, (char *)(size_t)command, NULL};
    extern char **environ;
    posix_spawn_file_actions_t files;
    posix_spawnattr_t kind;
    sigset_t none, pipes;
    int trouble;
    sigemptyset(&none);
    sigemptyset(&pipes);
    sigaddset(&pipes, SIGPIPE);
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_adddup2(&files, input, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&files, output, STDOUT_FILENO);
    posix_spawnattr_init(&kind);
    posix_spawnattr_setpgroup(&kind, 0);
    posix_spawnattr_setsigmask(&kind, &none);
    posix_spawnattr_setsigdefault(&kind, &pipes);
    posix_spawnattr_setflags(&kind, POSIX_SPAWN_SETPGROUP |
                                        POSIX_SPAWN_SETSIGMASK |
                                        POSIX_SPAWN_SETSIGDEF);
    trouble = posix_spawn(id, "/bin/sh", &files, &kind, words, environ);
    posix_spawn_file_actions_destroy(&files);
    posix_spawnattr_destroy(&kind);
    return trouble;
}

int bot_process_start(BotProcess *process, const char *command)
{
    int to[2], from[2] = {-1, -1};
    int trouble;
    if (pipe2(to, O_CLOEXEC))
        return 0;
    trouble = pipe2(from, O_CLOEXEC)
                  ? errno
                  : spawn(&process->id, command, to[0], from[1]);
    if (trouble) {
        close_end(&to[1]);
        close_end(&from[0]);
    } else {
        process->to = to[1];
        process->from = from[0];
        fcntl(process->to, F_SETFL, O_NONBLOCK);
        fcntl(process->from, F_SETFL, O_NONBLOCK);
    }
    close_end(&to[0]);
    close_end(&from[1]);
    errno = trouble;
    return !trouble;
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
