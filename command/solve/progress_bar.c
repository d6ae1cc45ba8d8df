/* SPDX-License-Identifier: MIT */
/* Draws a progress bar on standard error, and catches signals that stop the
   work. */
#include "progress_bar.h"

#include <poll.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "host/host.h"
#include "host/posix/signals.h"

enum {
    WIDTH = 30,  /* of the bar */
    NARROW = 10, /* of one with a note */
    MOST_LINE = 79,
    SECOND = 1000
};

static struct {
    int unwanted;
    size_t shown; /* characters on the line now */
    u64 all;      /* the total that "since" belongs to */
    long long since;
} bar;

void progress_bar_allow(const Options *options)
{
    bar.unwanted = options->quiet || options->no_progress;
}

static int is_looked_on(void)
{
    struct stat output;
    return !bar.unwanted && isatty(STDERR_FILENO) &&
           (fstat(STDOUT_FILENO, &output) || !S_ISFIFO(output.st_mode));
}

static long long milliseconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * (long long)SECOND + now.tv_nsec / 1000000;
}

/* Doesn't wait for a stopped terminal, because the progress bar isn't
   important. */
static int draw(Page *page)
{
    struct pollfd place = {.fd = STDERR_FILENO, .events = POLLOUT};
    const int ready = poll(&place, 1, 0) > 0;
    if (ready)
        host_print_error(page);
    else
        page_free(page);
    return ready;
}

/* Replaces the line. Blanks cover the rest of a longer one. */
static void show_line(const Page *line)
{
    Page page = PAGE_EMPTY;
    const size_t length = line->used < MOST_LINE ? line->used : MOST_LINE;
    const size_t shown = bar.shown;
    page_format(&page, "\r%.*s", (int)length, line->text);
    if (shown > length)
        page_format(&page, "%*s\r%.*s", (int)(shown - length), "", (int)length,
                    line->text);
    if (draw(&page))
        bar.shown = length;
}

void progress_bar_clear(void)
{
    Page page = PAGE_EMPTY;
    if (!bar.shown)
        return;
    page_format(&page, "\r%*s\r", (int)bar.shown, "");
    if (draw(&page))
        bar.shown = 0;
}

void print_result(Page *page)
{
    progress_bar_clear();
    host_print_page(page);
}

static void page_bar(Page *page, int width, u64 done, u64 all)
{
    static const char marks[] = "##############################";
    page_format(page, "[%-*.*s]", width,
                (int)((double)done / (double)all * width), marks);
}

/* Writes ", 12.0 per second, 0:40 left" as soon as an estimate is possible. */
static void page_pace(Page *page, u64 done_now, u64 left, u64 all)
{
    const long long now = milliseconds();
    double took, each;
    Page rest = PAGE_EMPTY;
    if (bar.all != all || !bar.since) {
        bar.all = all;
        bar.since = now;
    }
    took = (double)(now - bar.since);
    if (!done_now || took < SECOND)
        return;
    each = took / (double)done_now;
    if (each < SECOND)
        page_real(&rest, SECOND / each, each > SECOND / 10 ? 1 : 0);
    else
        page_real(&rest, each / SECOND, 1);
    page_format(page, each < SECOND ? _(", %s per second") : _(", %s s each"),
                rest.text);
    rest.used = 0;
    page_clock(&rest, (unsigned long long)(each * (double)left));
    page_format(page, _(", %s left"), rest.text);
    page_free(&rest);
}

void progress_bar_show_rate(u64 done, u64 all, u64 done_now, const char *note)
{
    Page line = PAGE_EMPTY;
    if (done == all) {
        progress_bar_clear();
        bar.since = 0;
        return;
    }
    if (!is_looked_on())
        return;
    page_bar(&line, *note ? NARROW : WIDTH, done, all);
    page_format(&line, _(" %1$llu of %2$llu"), (unsigned long long)done,
                (unsigned long long)all);
    page_pace(&line, done_now, all - done, all);
    if (*note)
        page_format(&line, "; %s", note);
    show_line(&line);
    page_free(&line);
}

void progress_bar_show(u64 done, u64 all)
{
    progress_bar_show_rate(done, all, done, "");
}

void progress_bar_show_percent(u64 done, u64 all)
{
    Page line = PAGE_EMPTY;
    if (!is_looked_on())
        return;
    page_bar(&line, WIDTH, done, all);
    page_format(&line, " %u %%", (unsigned)(done * 100 / all));
    show_line(&line);
    page_free(&line);
}

void progress_bar_show_bound(u32 bound)
{
    Page line = PAGE_EMPTY;
    if (!is_looked_on())
        return;
    page_format(&line, _("searching: at least %lu moves"),
                (unsigned long)bound);
    show_line(&line);
    page_free(&line);
}

/* --------------------------------------------------------------- signals */

const _Atomic u8 *progress_catch_stop(void)
{
    (void)signals_open();
    return signals_flag();
}

int progress_stop_signal(void)
{
    return signals_alarm();
}
