/* SPDX-License-Identifier: MIT */
#include "bar.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { WIDTH = 40, BEHIND = 30 };

static int is_looked_on(void)
{
    return isatty(STDERR_FILENO);
}

static void draw_bar(u64 done, u64 all)
{
    static const char bar[] = "########################################";
    fprintf(stderr, "\r[%-*.*s]", WIDTH, (int)(done * WIDTH / all), bar);
}

void clear_bar(void)
{
    if (is_looked_on())
        fprintf(stderr, "\r%*s\r", WIDTH + BEHIND, "");
}

void show_progress(u32 done, u32 all)
{
    if (done == all)
        clear_bar();
    if (done == all || !is_looked_on())
        return;
    draw_bar(done, all);
    fprintf(stderr, " %lu of %lu", (unsigned long)done, (unsigned long)all);
}

void show_percent(u64 done, u64 all)
{
    if (!is_looked_on())
        return;
    draw_bar(done, all);
    fprintf(stderr, " %u %%", (unsigned)(done * 100 / all));
}

/* --------------------------------------------------------------- signals */

static volatile u8 stop;
static volatile sig_atomic_t caught;

static void catch_signal(int number)
{
    caught = number;
    stop = 1;
}

/* A second one ends the program at once; who ignored it goes on so. */
const volatile u8 *catch_stop(void)
{
    static const int numbers[] = {SIGINT, SIGTERM, SIGHUP};
    struct sigaction action, old;
    size_t i;
    memset(&action, 0, sizeof action);
    action.sa_handler = catch_signal;
    action.sa_flags = (int)SA_RESETHAND;
    for (i = 0; i < sizeof numbers / sizeof *numbers; i++)
        if (sigaction(numbers[i], NULL, &old) == 0 &&
            old.sa_handler != SIG_IGN)
            sigaction(numbers[i], &action, NULL);
    return &stop;
}

int stop_signal(void)
{
    return caught;
}
