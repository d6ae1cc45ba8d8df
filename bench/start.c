/* SPDX-License-Identifier: MIT */
/* The time from starting the program to its first prompt, on a
 * pseudo-terminal. */
#include <pty.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { RUNS = 101 };

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec * 1e3 + (double)time.tv_nsec * 1e-6;
}

/* Milliseconds until the prompt, or -1 if there was none. */
static double start_once(char **arguments, const char *prompt)
{
    char seen[16384];
    size_t used = 0;
    int terminal;
    ssize_t got;
    double begin = now();
    double end = -1;
    pid_t child = forkpty(&terminal, NULL, NULL, NULL);
    if (child == 0) {
        execv(arguments[0], arguments);
        _exit(127);
    }
    while (end < 0 && used + 1 < sizeof seen) {
        got = read(terminal, seen + used, sizeof seen - 1 - used);
        if (got <= 0)
            break;
        used += (size_t)got;
        seen[used] = '\0';
        if (strstr(seen, prompt))
            end = now();
    }
    close(terminal);
    waitpid(child, NULL, 0);
    return end < 0 ? -1 : end - begin;
}

static int compare(const void *a, const void *b)
{
    double x = *(const double *)a;
    double y = *(const double *)b;
    return (x > y) - (x < y);
}

static void measure(char *program, char *game, const char *prompt)
{
    char *arguments[] = {program, game, NULL};
    double times[RUNS];
    int i;
    for (i = 0; i < RUNS; i++)
        times[i] = start_once(arguments, prompt);
    qsort(times, RUNS, sizeof *times, compare);
    printf("%-9s to the first prompt: least %.2f ms, median %.2f ms, most "
           "%.2f ms\n",
           game, times[0], times[RUNS / 2], times[RUNS - 1]);
}

int main(int count, char **arguments)
{
    char kulki[] = "kulki";
    char mahjong[] = "mahjong";
    char freecell[] = "freecell";
    char sliding[] = "sliding";
    if (count != 2) {
        fputs("usage: start PROGRAM\n", stderr);
        return 2;
    }
    measure(arguments[1], kulki, "command: ");
    measure(arguments[1], mahjong, "tiles: ");
    measure(arguments[1], freecell, "move: ");
    measure(arguments[1], sliding, "move: ");
    return 0;
}
