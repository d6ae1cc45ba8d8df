/* SPDX-License-Identifier: MIT */
/* Line mode on standard input and output. When standard input is a pipe, the
   program prints no prompts and no board after each move, only the answers and
   the final board. Refusals go to standard error with their line number. */
#include "line.h"

#include <errno.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "host/clock.h"
#include "host/posix/signals.h"

enum { MOST_LINE = 1 << 16 };

static int open_line(void *own)
{
    (void)own;
    if (!signals_open())
        return 0;
    clock_watch_suspension();
    return 1;
}

/* Returns 1 when there is input or the input ends, 0 on a signal. */
static int wait_for_input(void)
{
    while (!signals_alarm() && signals_look_out(1, -1) == WOKE_BY_ALARM)
        ;
    return !signals_alarm();
}

/* ----------------------------------------------------------------- output */

static int talks(const LineFront *line)
{
    return line->style.watched || line->style.echo;
}

static void print(const char *text)
{
    host_print_text(text, strlen(text));
}

static void show_line(void *own, const Session *session, const Trace *trace,
                      int asked)
{
    LineFront *line = own;
    Page page = PAGE_EMPTY;
    (void)trace;
    line->shown = asked || line->boardless || talks(line) ||
                  session->game->status(session->position) != GOING;
    if (line->boardless && !asked)
        return;
    if (!line->shown)
        return;
    text_board_draw(&page, session, &line->style);
    host_print_page(&page);
}

/* The width for sentences. A file or a pipe has none. */
static size_t columns_of(const LineFront *line)
{
    struct winsize size = {0, 0, 0, 0};
    if (line->boardless)
        size.ws_col = PAGE_WIDTH;
    if (line->style.watched)
        (void)ioctl(STDOUT_FILENO, TIOCGWINSZ, &size);
    return size.ws_col ? size.ws_col : (size_t)-1;
}

static void set_boardless(void *own, int boardless, Page *refusal)
{
    LineFront *line = own;
    line->boardless = boardless;
    if (line->keep_boardless)
        line->keep_boardless(boardless, refusal);
}

static void say_line(void *own, const Session *session, unsigned part)
{
    const LineFront *line = own;
    Page said = PAGE_EMPTY;
    Page page = PAGE_EMPTY;
    text_board_say(&said, session, part);
    page_wrapped(&page, said.text, columns_of(line));
    page_free(&said);
    host_print_page(&page);
}

static void tell_line(void *own, Tone tone, const char *text)
{
    const LineFront *line = own;
    const int is_script = !talks(line);
    Page told = PAGE_EMPTY;
    Page page = PAGE_EMPTY;
    if ((tone == TONE_GREETING || tone == TONE_OFFER) &&
        (line->quiet || is_script))
        return;
    if (tone == TONE_REFUSAL && is_script)
        page_format(&told, "line %lu: ", line->number);
    page_text(&told, text);
    page_wrapped(&page, told.text, columns_of(line));
    page_free(&told);
    if (tone == TONE_REFUSAL && is_script)
        host_print_error(&page);
    else
        host_print_page(&page);
}

/* ---------------------------------------------------------------- input */

/* Reads more input. Returns 0 at the end of the input, on a signal or if the
   input can't be read. Of a terminal that is gone, or an input that is
   closed, this is the end. */
static int refill(LineFront *line)
{
    ssize_t got = -1;
    while (got < 0) {
        if (!wait_for_input())
            return 0;
        got = read(STDIN_FILENO, line->part, sizeof line->part);
        if (got < 0 && errno != EINTR && errno != EAGAIN) {
            line->trouble = line->style.watched || errno == EBADF ? 0 : errno;
            return 0;
        }
    }
    line->from = 0;
    line->until = (size_t)got;
    return got > 0;
}

/* Appends the buffered input to the page, up to the end of a line. Returns 1
   if the line is complete. The part of a line that is longer than any game
   needs is dropped, but its length is counted. */
static int take_part(LineFront *line, Page *page, size_t *length)
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

static int read_line(LineFront *line, Page *page)
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
    if (signals_alarm() || (!whole && !length))
        return INPUT_ENDED;
    return length > MOST_LINE ? INPUT_TOO_LONG : (int)length;
}

static int ask_line(void *own, const char *prompt, Page *page)
{
    LineFront *line = own;
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
        host_print_text(page->text, page->used);
        print("\n");
    }
    return length;
}

/* The clock stands still during a script, so that the script produces the same
   save every time. */
static u32 elapsed_line(void *own)
{
    const LineFront *line = own;
    return line->style.watched ? clock_take_lap() : 0;
}

/* Only a signal that ends the program interrupts it. */
static int think_line(void *own, void (*work)(void *context), void *context)
{
    (void)own;
    work(context);
    return !signals_alarm();
}

/* A typed line interrupts the pause; piped input, which is always available,
   does not. */
static int wait_line(void *own, long milliseconds)
{
    const LineFront *line = own;
    if (line->style.watched && line->from != line->until)
        return 0;
    return !(signals_look_out(line->style.watched, (int)milliseconds) &
             WOKE_BY_INPUT) &&
           !signals_alarm();
}

static void close_line(void *own, const Session *session)
{
    LineFront *line = own;
    if (!line->shown && !signals_alarm())
        show_line(own, session, NULL, 1);
}

void line_front_start(LineFront *line, const Style *style, Front *front)
{
    memset(line, 0, sizeof *line);
    line->style = *style;
    memset(front, 0, sizeof *front);
    front->own = line;
    front->watched = style->watched;
    front->open = open_line;
    front->show = show_line;
    front->boardless = &line->boardless;
    front->set_boardless = set_boardless;
    front->say = say_line;
    front->tell = tell_line;
    front->ask = ask_line;
    front->think = think_line;
    front->stop = signals_flag();
    front->wait = wait_line;
    front->elapsed = elapsed_line;
    front->close = close_line;
}
