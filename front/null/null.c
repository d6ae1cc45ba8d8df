/* SPDX-License-Identifier: MIT */
/* Every call leaves a trace in the Null, which a test compares with what it
   expects. */
#include "null.h"

#include <string.h>

static int open_null(void *own)
{
    Null *null = own;
    null->open++;
    return 1;
}

static void show_null(void *own, const Session *session, const Trace *trace,
                      int asked)
{
    Null *null = own;
    (void)session;
    (void)asked;
    null->shown++;
    null->events = trace ? trace->count : 0;
}

static void say_null(void *own, const Session *session, unsigned part)
{
    Null *null = own;
    (void)session;
    null->said++;
    null->part = part;
}

static void tell_null(void *own, Tone tone, const char *text)
{
    Null *null = own;
    null->refused += tone == TONE_REFUSAL;
    page_text(&null->told, text);
}

static int ask_null(void *own, const char *prompt, Page *line)
{
    Null *null = own;
    const char *text = null->lines[null->asked];
    null->prompt = prompt;
    line->used = 0;
    page_text(line, text ? text : "");
    if (!text)
        return INPUT_ENDED;
    null->asked++;
    return (int)line->used;
}

static u32 elapsed_null(void *own)
{
    const Null *null = own;
    return null->lap;
}

static int wait_null(void *own, long milliseconds)
{
    Null *null = own;
    null->waits++;
    null->waited += milliseconds;
    return null->waits != null->patience;
}

static void close_null(void *own, const Session *session)
{
    Null *null = own;
    (void)session;
    null->open--;
}

void null_start(Null *null, const char *const *lines, Front *front)
{
    memset(null, 0, sizeof *null);
    null->lines = lines;
    page_text(&null->told, "");
    memset(front, 0, sizeof *front);
    front->own = null;
    front->watched = 0;
    front->open = open_null;
    front->show = show_null;
    front->say = say_null;
    front->tell = tell_null;
    front->ask = ask_null;
    front->wait = wait_null;
    front->elapsed = elapsed_null;
    front->close = close_null;
}
