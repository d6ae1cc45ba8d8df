/* SPDX-License-Identifier: MIT */
/* Reads as much as there is, cuts it into lines, and waits while the worker
   has more to do than it should. */
#include "line_reader.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "host/host.h"
#include "signals.h"

/* If more bytes than so many of the longest lines wait, no more are read. */
enum { MOST_WAITING = 4, READ_SIZE = 1 << 16 };

typedef struct LineSource {
    Page line; /* the beginning of one whose end has not come */
    size_t most;
    LineTaker take;
    void *own;
    int ended;
} LineSource;

static void end_line(LineSource *source)
{
    page_put(&source->line, "", 0);
    source->ended =
        !source->take(source->own, source->line.text, source->line.used);
    source->line.used = 0;
}

/* Of a line that is too long, no more is kept than tells that. */
static void take_bytes(LineSource *source, const char *bytes, size_t length)
{
    while (length && !source->ended) {
        const char *end = memchr(bytes, '\n', length);
        const size_t part = end ? (size_t)(end - bytes) : length;
        const size_t room = source->most + 1 - source->line.used;
        page_put(&source->line, bytes, part < room ? part : room);
        if (end)
            end_line(source);
        bytes += part + (end != NULL);
        length -= part + (end != NULL);
    }
}

static void read_input(LineSource *source)
{
    static char bytes[READ_SIZE];
    const ssize_t length = read(STDIN_FILENO, bytes, sizeof bytes);
    if (length > 0) {
        take_bytes(source, bytes, (size_t)length);
    } else if (length == 0 || (errno != EINTR && errno != EAGAIN)) {
        if (source->line.used)
            end_line(source);
        source->ended = 1;
    }
}

void line_reader_serve(LineWorker *worker, size_t most, LineTaker take,
                       void *own)
{
    LineSource source = {PAGE_EMPTY, most, take, own, 0};
    while (!signals_alarm() && !host_print_trouble()) {
        const int has_more = line_worker_has_more(
            worker, source.ended ? 0 : MOST_WAITING * most);
        if (source.ended && !has_more)
            break;
        if (signals_look_out(!has_more, -1) & WOKE_BY_INPUT)
            read_input(&source);
    }
    page_free(&source.line);
}
