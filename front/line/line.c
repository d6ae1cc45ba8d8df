/* SPDX-License-Identifier: MIT */
/* Standard input and output as a front. Whoever is not watched (a pipe) sees
   neither prompts nor a board after each move, only what was asked for and
   the last board; refusals go to standard error with the line they are in. */
#include "line.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "../watch.h"

enum { MOST_LINE = 1 << 16 };

/* ---------------------------------------------------------------- signals */

static volatile sig_atomic_t caught;
/* The handler writes, the waiting reads: a signal that comes just before the
   waiting begins is not slept through. */
static int wake[2] = {-1, -1};

static void catch_signal(int number)
{
    int trouble = errno;
    caught = number;
    if (write(wake[1], "", 1) < 0)
        errno = trouble;
    errno = trouble;
}

int line_signal(void)
{
    return caught;
}

/* Who was started with a signal ignored (nohup) goes on ignoring it. A
   second signal ends the program at once. */
static void catch_one(int number)
{
    struct sigaction action;
    memset(&action, 0, sizeof action);
    if (sigaction(number, NULL, &action) == 0 && action.sa_handler == SIG_IGN)
        return;
    action.sa_handler = catch_signal;
    action.sa_flags = SA_RESTART | (int)SA_RESETHAND;
    sigaction(number, &action, NULL);
}

static int open_line(void *own)
{
    (void)own;
    if (wake[0] >= 0)
        return 1;
    if (pipe2(wake, O_CLOEXEC | O_NONBLOCK))
        return 0;
    catch_one(SIGINT);
    catch_one(SIGTERM);
    catch_one(SIGHUP);
    watch_suspension();
    return 1;
}

/* Until a signal comes, or input if that is waited for, or the time is up. */
static int look_out(int for_input, int milliseconds)
{
    struct pollfd files[2] = {{.fd = wake[0], .events = POLLIN},
                              {.fd = STDIN_FILENO, .events = POLLIN}};
    return poll(files, for_input ? 2 : 1, milliseconds);
}

/* 1 when there is input, or its end; 0 when a signal came. */
static int wait_for_input(void)
{
    while (!caught && look_out(1, -1) < 0 && errno == EINTR)
        ;
    return !caught;
}

/* ----------------------------------------------------------------- output */

static int talks(const Line *line)
{
    return line->style.watched || line->style.echo;
}

static void print(const char *text)
{
    print_text(text, strlen(text));
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
    print_page(&page);
}

static void say_line(void *own, const Session *session, unsigned part)
{
    Page page = {NULL, 0, 0};
    (void)own;
    say_board(&page, session, part);
    print_page(&page);
}

static void tell_line(void *own, Tone tone, const char *text)
{
    const Line *line = own;
    if (tone == TONE_GREETING && !talks(line))
        return;
    if (tone == TONE_REFUSAL && !talks(line))
        fprintf(stderr, "line %lu: %s", line->number, text);
    else
        print(text);
}

/* ---------------------------------------------------------------- input */

/* One more part of the input; 0 at its end, or when a signal came. */
static int refill(Line *line)
{
    ssize_t got = -1;
    while (got < 0) {
        if (!wait_for_input())
            return 0;
        got = read(STDIN_FILENO, line->part, sizeof line->part);
        if (got < 0 && errno != EINTR && errno != EAGAIN)
            return 0;
    }
    line->from = 0;
    line->until = (size_t)got;
    return got > 0;
}

/* Adds to the page up to the end of a line; 1 when the end was there. Of a
   line that is longer than any game needs the rest is only counted. */
static int take_part(Line *line, Page *page, size_t *length)
{
    const char *from = line->part + line->from;
    size_t more = line->until - line->from;
    const char *end = memchr(from, '\n', more);
    if (end)
        more = (size_t)(end - from);
    *length += more;
    if (*length <= MOST_LINE)
        page_put(page, from, more);
    line->from += more + (end != NULL);
    return end != NULL;
}

static int read_line(Line *line, Page *page)
{
    size_t length = 0;
    int whole = 0;
    page->used = 0;
    page_put(page, "", 0);
    while (!whole) {
        if (line->from == line->until && !refill(line))
            break;
        whole = take_part(line, page, &length);
    }
    if (caught || (!whole && !length))
        return INPUT_ENDED;
    return length > MOST_LINE ? INPUT_TOO_LONG : (int)length;
}

static int ask_line(void *own, const char *prompt, Page *page)
{
    Line *line = own;
    int length;
    if (talks(line))
        print(prompt);
    length = read_line(line, page);
    if (length == INPUT_ENDED && talks(line))
        print("\n");
    if (length == INPUT_ENDED)
        return length;
    line->number++;
    if (line->style.echo && !line->style.watched) {
        print_text(page->text, page->used);
        print("\n");
    }
    return length;
}

/* A script takes no time, so that its saves are the same each time. */
static u32 lapse_line(void *own)
{
    const Line *line = own;
    return line->style.watched ? take_lap() : 0;
}

/* A line interrupts when somebody types it; a pipe is always ahead. */
static int wait_line(void *own, long milliseconds)
{
    const Line *line = own;
    if (line->style.watched && line->from != line->until)
        return 0;
    return look_out(line->style.watched, (int)milliseconds) <= 0 && !caught;
}

static void close_line(void *own, const Session *session)
{
    Line *line = own;
    if (!line->shown && !caught)
        show_line(own, session, NULL, 1);
}

void start_line(Line *line, const Style *style, Front *front)
{
    memset(line, 0, sizeof *line);
    line->style = *style;
    front->own = line;
    front->watched = style->watched;
    front->open = open_line;
    front->show = show_line;
    front->say = say_line;
    front->tell = tell_line;
    front->ask = ask_line;
    front->wait = wait_line;
    front->lapse = lapse_line;
    front->close = close_line;
}
