/* SPDX-License-Identifier: MIT */
/* The time from starting the program to its first prompt on a pseudo-terminal,
 * and the processor time until it ends there. Beside it stands "true", which
 * does nothing. */
#include <pty.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { RUNS = 101 };

typedef struct StartTimes {
    double prompt;    /* milliseconds until it was seen */
    double processor; /* milliseconds until the program ended */
} StartTimes;

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec * 1e3 + (double)time.tv_nsec * 1e-6;
}

static double milliseconds(struct timeval time)
{
    return (double)time.tv_sec * 1e3 + (double)time.tv_usec * 1e-3;
}

static void fail(const char *what)
{
    fprintf(stderr, "start: %s\n", what);
    exit(1);
}

/* Reads until the prompt has come. Without a prompt, reads until the program
 * has closed the terminal. */
static void await_prompt(int terminal, const char *prompt)
{
    char seen[16384];
    size_t used = 0;
    seen[0] = '\0';
    while (!prompt || !strstr(seen, prompt)) {
        ssize_t got = used + 1 < sizeof seen
                          ? read(terminal, seen + used, sizeof seen - 1 - used)
                          : 0;
        if (got <= 0 && prompt)
            fail(prompt);
        if (got <= 0)
            return;
        used += (size_t)got;
        seen[used] = '\0';
    }
}

static StartTimes start_once(char **arguments, const char *prompt)
{
    struct rusage used;
    int terminal;
    StartTimes start;
    double begin = now();
    pid_t child = forkpty(&terminal, NULL, NULL, NULL);
    if (child < 0)
        fail("no pseudo-terminal");
    if (child == 0) {
        execvp(arguments[0], arguments);
        _exit(127);
    }
    await_prompt(terminal, prompt);
    start.prompt = now() - begin;
    close(terminal);
    if (wait4(child, NULL, 0, &used) != child)
        fail("lost a process");
    start.processor =
        milliseconds(used.ru_utime) + milliseconds(used.ru_stime);
    return start;
}

static int compare(const void *a, const void *b)
{
    double x = *(const double *)a;
    double y = *(const double *)b;
    return (x > y) - (x < y);
}

static void print_times(double *times)
{
    qsort(times, RUNS, sizeof *times, compare);
    printf("  %6.2f %6.2f %6.2f", times[0], times[RUNS / 2], times[RUNS - 1]);
}

static void measure(char **arguments, const char *prompt)
{
    double prompts[RUNS];
    double processor[RUNS];
    int i;
    for (i = 0; i < RUNS; i++) {
        StartTimes start = start_once(arguments, prompt);
        prompts[i] = start.prompt;
        processor[i] = start.processor;
    }
    printf("%-8s", arguments[1] ? arguments[1] : arguments[0]);
    print_times(prompts);
    print_times(processor);
    putchar('\n');
}

int main(int count, char **arguments)
{
    static const char *const GAMES[][2] = {{"kulki", "command: "},
                                           {"mahjong", "tiles: "},
                                           {"freecell", "move: "},
                                           {"sliding", "move: "}};
    char nothing[] = "true";
    char *program[] = {nothing, NULL, NULL};
    size_t i;
    if (count != 2) {
        fputs("usage: start PROGRAM\n", stderr);
        return 2;
    }
    setenv("QUADRILLE_UI", "line", 1);
    puts("milliseconds to the prompt      of the processor");
    puts("          least median   most   least median   most");
    measure(program, NULL);
    program[0] = arguments[1];
    for (i = 0; i < sizeof GAMES / sizeof *GAMES; i++) {
        char game[16];
        snprintf(game, sizeof game, "%s", GAMES[i][0]);
        program[1] = game;
        measure(program, GAMES[i][1]);
    }
    return 0;
}
