/* SPDX-License-Identifier: MIT */
#include "bar.h"

#include <poll.h>
#include <unistd.h>

#include "../front/alarm.h"
#include "../front/host.h"

enum { WIDTH = 40, BEHIND = 30 };

static int is_looked_on(void)
{
    return isatty(STDERR_FILENO);
}

/* Nothing waits for a terminal that is stopped: this is only progress. */
static void draw(Page *page)
{
    struct pollfd place = {.fd = STDERR_FILENO, .events = POLLOUT};
    if (poll(&place, 1, 0) > 0)
        print_stderr(page);
    else
        page_free(page);
}

static void page_bar(Page *page, u64 done, u64 all)
{
    static const char bar[] = "########################################";
    page_format(page, "\r[%-*.*s]", WIDTH, (int)(done * WIDTH / all), bar);
}

void clear_bar(void)
{
    Page page = {NULL, 0, 0};
    if (!is_looked_on())
        return;
    page_format(&page, "\r%*s\r", WIDTH + BEHIND, "");
    draw(&page);
}

void show_progress(u64 done, u64 all)
{
    Page page = {NULL, 0, 0};
    if (done == all)
        clear_bar();
    if (done == all || !is_looked_on())
        return;
    page_bar(&page, done, all);
    page_format(&page, " %llu of %llu", (unsigned long long)done,
                (unsigned long long)all);
    draw(&page);
}

void show_percent(u64 done, u64 all)
{
    Page page = {NULL, 0, 0};
    if (!is_looked_on())
        return;
    page_bar(&page, done, all);
    page_format(&page, " %u %%", (unsigned)(done * 100 / all));
    draw(&page);
}

void show_bound(u32 bound)
{
    Page page = {NULL, 0, 0};
    page_format(&page, "\rsearching: at least %lu moves",
                (unsigned long)bound);
    draw(&page);
}

/* --------------------------------------------------------------- signals */

const volatile u8 *catch_stop(void)
{
    (void)open_alarm();
    return alarm_flag();
}

int stop_signal(void)
{
    return alarm_signal();
}
