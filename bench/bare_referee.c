/* SPDX-License-Identifier: MIT */
/* What no referee of 1,000 games can save: it starts the program, reads its
   request, answers with the same board, reads the moves and waits for the end,
   and knows nothing about the game. bare_referee COMMAND prints the seconds of
   processor time that it has used itself, and those of its programs. */
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

static double seconds_of(int who)
{
    struct rusage used;
    getrusage(who, &used);
    return (double)(used.ru_utime.tv_sec + used.ru_stime.tv_sec) +
           (double)(used.ru_utime.tv_usec + used.ru_stime.tv_usec) * 1e-6;
}

static int referee_game(char *command)
{
    static const char board[] = "board 3\n0 5 7\n1 2 6\n4 3 8\n";
    char shell[] = "sh", option[] = "-c";
    char *const words[] = {shell, option, command, NULL};
    static char bytes[1 << 16];
    posix_spawn_file_actions_t files;
    int to[2], from[2], status;
    pid_t id;
    if (pipe2(to, O_CLOEXEC) || pipe2(from, O_CLOEXEC))
        return 0;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_adddup2(&files, to[0], STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&files, from[1], STDOUT_FILENO);
    if (posix_spawn(&id, "/bin/sh", &files, NULL, words, environ))
        return 0;
    posix_spawn_file_actions_destroy(&files);
    close(to[0]);
    close(from[1]);
    if (read(from[0], bytes, sizeof bytes) <= 0 ||
        write(to[1], board, strlen(board)) < 0)
        return 0;
    close(to[1]);
    while (read(from[0], bytes, sizeof bytes) > 0)
        ;
    close(from[0]);
    return waitpid(id, &status, 0) == id;
}

int main(int count, char **word)
{
    int game;
    for (game = 0; count == 2 && game < 1000; game++)
        if (!referee_game(word[1]))
            return 1;
    printf("%.3f %.3f\n", seconds_of(RUSAGE_SELF),
           seconds_of(RUSAGE_CHILDREN));
    return 0;
}
