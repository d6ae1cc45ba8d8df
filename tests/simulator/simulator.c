/* SPDX-License-Identifier: MIT */
/* Lives of three devices, each drawn from a seed: see docs/testing.md.

     simulator FIRST COUNT [STEPS]   lives the histories of these seeds
     simulator --print SEED [STEPS]  prints one of them as a script
     simulator --replay FILE...      lives scripts
     simulator --shrink FILE         prints the shortest script that fails */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#include "histories.h"

/* Which seed is alive, and how many steps were done: shared with the child
   that may die. */
typedef struct LifeProgress {
    u32 seed;
    unsigned long steps;
} LifeProgress;

static LifeProgress *progress;

/* A minute of processor time is far more than a history takes. */
static void stop_when_hanging(void)
{
    const struct itimerval minute = {{0, 0}, {60, 0}};
    setitimer(ITIMER_PROF, &minute, NULL);
}

/* Lives a history in a child; returns whether it survived. A hanging one
   doesn't. */
static int survives(const History *history, int silent)
{
    int status;
    pid_t child;
    fflush(NULL);
    child = fork();
    if (!child) {
        if (silent && !freopen("/dev/null", "w", stderr))
            _Exit(1);
        stop_when_hanging();
        history_live(history, 1);
        _Exit(0);
    }
    waitpid(child, &status, 0);
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

static int survives_silently(const History *history)
{
    return survives(history, 1);
}

/* Lives many histories in a child; returns whether all survived. */
static int live_many(u32 first, u32 count, u32 steps)
{
    int status;
    pid_t child;
    u32 i;
    fflush(NULL);
    child = fork();
    if (!child) {
        for (i = 0; i < count; i++) {
            History history = history_draw(first + i, steps);
            progress->seed = first + i;
            stop_when_hanging();
            history_live(&history, 0);
            progress->steps += history.count;
            history_free(&history);
        }
        _Exit(0);
    }
    waitpid(child, &status, 0);
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

static int report(const char *name, History *history)
{
    printf("not ok 1 - %s\n", name);
    if (survives(history, 1))
        puts("# alone it survives");
    else
        history_shrink(history, survives_silently);
    puts("# the fewest steps that fail:");
    history_print(history);
    (void)survives(history, 0);
    return 1;
}

/* Of processor time, by the children that have ended. */
static double seconds_used(void)
{
    struct rusage used;
    getrusage(RUSAGE_CHILDREN, &used);
    return (double)(used.ru_utime.tv_sec + used.ru_stime.tv_sec) +
           (double)(used.ru_utime.tv_usec + used.ru_stime.tv_usec) / 1e6;
}

static int live_seeds(u32 first, u32 count, u32 steps)
{
    if (!live_many(first, count, steps)) {
        History history = history_draw(progress->seed, steps);
        char name[64];
        snprintf(name, sizeof name, "history %u", (unsigned)progress->seed);
        return report(name, &history);
    }
    printf("ok 1 - %u histories of %u steps, from seed %u\n", (unsigned)count,
           (unsigned)steps, (unsigned)first);
    printf("# %.0f steps a second of processor time\n",
           (double)progress->steps / seconds_used());
    puts("1..1");
    return 0;
}

static int replay(int count, char **paths)
{
    int failed = 0;
    int i;
    for (i = 0; i < count; i++) {
        History history = history_read(paths[i]);
        const int lives = survives(&history, 0);
        printf("%s %d - %s\n", lives ? "ok" : "not ok", i + 1,
               strrchr(paths[i], '/') ? strrchr(paths[i], '/') + 1 : paths[i]);
        failed |= !lives;
        history_free(&history);
    }
    printf("1..%d\n", count);
    return failed;
}

static u32 number_of(const char *text)
{
    return (u32)strtoul(text, NULL, 10);
}

int main(int count, char **words)
{
    enum { STEPS = 200 };
    const char *what = count > 2 ? words[1] : "";
    History history;
    progress = mmap(NULL, sizeof *progress, PROT_READ | PROT_WRITE,
                    MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (progress == MAP_FAILED)
        return 2;
    if (strcmp(what, "--replay") == 0)
        return replay(count - 2, words + 2);
    if (strcmp(what, "--shrink") == 0) {
        history = history_read(words[2]);
        return report(words[2], &history);
    }
    if (strcmp(what, "--print") == 0) {
        history = history_draw(number_of(words[2]),
                               count > 3 ? number_of(words[3]) : STEPS);
        history_print(&history);
        history_free(&history);
        return 0;
    }
    if (count > 2)
        return live_seeds(number_of(words[1]), number_of(words[2]),
                          count > 3 ? number_of(words[3]) : STEPS);
    fputs("usage: simulator FIRST COUNT [STEPS]\n"
          "       simulator --print SEED [STEPS]\n"
          "       simulator --replay FILE...\n"
          "       simulator --shrink FILE\n",
          stderr);
    return 2;
}
