/* SPDX-License-Identifier: MIT */
/* Standard input and output as a front. Whoever is not watched (a pipe) sees
   neither prompts nor a board after each move, only what was asked for and
   the last board; refusals go to standard error with the line they are in. */
#include "line.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { MOST_LINE = 1 << 16 };

static volatile sig_atomic_t caught;

static void catch_signal(int number)
{
    caught = number;
}

int line_signal(void)
{
    return caught;
}

static int open_line(void *own)
{
    static const int ending[] = {SIGINT, SIGTERM, SIGHUP};
    struct sigaction action;
    size_t i;
    (void)own;
    memset(&action, 0, sizeof action);
    action.sa_handler = catch_signal;
    for (i = 0; i < sizeof ending / sizeof *ending; i++)
        sigaction(ending[i], &action, NULL);
    return 1;
}

static int talks(const Line *line)
{
    return line->style.watched || line->style.echo;
}

static void print(const Page *page)
{
    fwrite(page->text, 1, page->used, stdout);
    fflush(stdout);
}

static void show_line(void *own, const Session *session, const Trace *trace,
                      int asked)
{
    Line *line = own;
    Page page = {NULL, 0, 0};
    (void)trace;
    line->shown = talks(line) || asked ||
                  session->game->status(session->position) != GOING;
    if (!line->shown)
        return;
    draw_board(&page, session, &line->style);
    print(&page);
    page_free(&page);
}

static void say_line(void *own, const Session *session)
{
    Page page = {NULL, 0, 0};
    (void)own;
    say_board(&page, session);
    print(&page);
    page_free(&page);
}

static void tell_line(void *own, Tone tone, const char *text)
{
    const Line *line = own;
    if (tone == TONE_GREETING && !talks(line))
        return;
    if (tone == TONE_REFUSAL && !talks(line))
        fprintf(stderr, "line %lu: %s", line->number, text);
    else
        fputs(text, stdout);
    fflush(stdout);
}

/* ---------------------------------------------------------------- input */

/* One more part of the input; 0 at its end, or when a signal came. */
static int refill(Line *line)
{
    ssize_t got = -1;
    while (!caught && got < 0) {
        got = read(STDIN_FILENO, line->part, sizeof line->part);
        if (got < 0 && errno != EINTR)
            return 0;
    }
    line->from = 0;
    line->until = got > 0 ? (size_t)got : 0;
    return got > 0;
}

/* Adds to the page up to the end of a line; 1 when the end was there. What
   would make a line longer than any game needs is dropped. */
static int take_part(Line *line, Page *page)
{
    const char *from = line->part + line->from;
    size_t length = line->until - line->from;
    const char *end = memchr(from, '\n', length);
    if (end)
        length = (size_t)(end - from);
    if (page->used + length <= MOST_LINE)
        page_put(page, from, length);
    line->from += length + (end != NULL);
    return end != NULL;
}

static int read_line(Line *line, Page *page)
{
    page->used = 0;
    page_put(page, "", 0);
    for (;;) {
        if (line->from == line->until && !refill(line))
            return page->used && !caught ? 1 : 0;
        if (take_part(line, page))
            return 1;
    }
}

static int ask_line(void *own, const char *prompt, Page *page)
{
    Line *line = own;
    if (talks(line)) {
        fputs(prompt, stdout);
        fflush(stdout);
    }
    if (!read_line(line, page)) {
        if (talks(line))
            fputs("\n", stdout);
        return INPUT_ENDED;
    }
    line->number++;
    if (line->style.echo && !line->style.watched)
        printf("%s\n", page->text);
    return (int)page->used;
}

static void close_line(void *own, const Session *session)
{
    Line *line = own;
    if (!line->shown && !caught)
        show_line(own, session, NULL, 1);
    fflush(stdout);
}

void start_line(Line *line, const Style *style, Front *front)
{
    memset(line, 0, sizeof *line);
    line->style = *style;
    front->own = line;
    front->open = open_line;
    front->show = show_line;
    front->say = say_line;
    front->tell = tell_line;
    front->ask = ask_line;
    front->close = close_line;
}
