/* SPDX-License-Identifier: MIT */
/* Answers a program that plays, on standard input and output. The main thread
   reads lines, so that it hears "stop" and "quit" while another one works. */
#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "bot/bot.h"
#include "command/command.h"
#include "host/posix/line_worker.h"
#include "host/posix/signals.h"

/* If more bytes than these wait for answers, no more are read. */
enum { MOST_WAITING = 4 * BOT_MOST_LINE, READ_SIZE = 1 << 16 };

typedef struct BotInput {
    LineWorker *worker;
    Page line; /* the beginning of one whose end has not come */
    int ended;
} BotInput;

static void send_text(void *own, const char *text, size_t length)
{
    (void)own;
    host_print_text(text, length);
}

static void obey(void *own, const char *line, size_t length,
                 const _Atomic u8 *hurry)
{
    bot_obey(own, line, length, hurry);
    if (host_print_trouble())
        signals_rouse();
}

static void take_line(BotInput *input)
{
    const Page *line = &input->line;
    const BotUrgency urgency = bot_urgency(line->text, line->used);
    line_worker_add(input->worker, line->text, line->used);
    if (urgency != BOT_PATIENT)
        line_worker_hurry(input->worker);
    input->ended = urgency == BOT_QUIT;
    input->line.used = 0;
}

/* Of a line that is too long, no more is kept than tells that. */
static void take_bytes(BotInput *input, const char *bytes, size_t length)
{
    while (length && !input->ended) {
        const char *end = memchr(bytes, '\n', length);
        const size_t part = end ? (size_t)(end - bytes) : length;
        const size_t room = BOT_MOST_LINE + 1 - input->line.used;
        page_put(&input->line, bytes, part < room ? part : room);
        if (end)
            take_line(input);
        bytes += part + (end != NULL);
        length -= part + (end != NULL);
    }
}

/* A last line may lack its newline. */
static void read_input(BotInput *input)
{
    static char bytes[READ_SIZE];
    const ssize_t length = read(STDIN_FILENO, bytes, sizeof bytes);
    if (length > 0) {
        take_bytes(input, bytes, (size_t)length);
    } else if (length == 0 || (errno != EINTR && errno != EAGAIN)) {
        if (input->line.used)
            take_line(input);
        input->ended = 1;
    }
}

/* Until the input has ended and everything is answered. */
static void serve(BotInput *input)
{
    while (!signals_alarm() && !host_print_trouble()) {
        const int has_more = line_worker_has_more(
            input->worker, input->ended ? 0 : MOST_WAITING);
        if (input->ended && !has_more)
            return;
        if (signals_look_out(!has_more, -1) & WOKE_BY_INPUT)
            read_input(input);
    }
    line_worker_hurry(input->worker);
}

int run_bot(CommandLine *line)
{
    BotInput input = {.line = PAGE_EMPTY};
    Bot bot;
    (void)line;
    if (!signals_open())
        return complain_trouble("%s", strerror(errno));
    bot_open(&bot, QUADRILLE_VERSION, send_text, NULL);
    input.worker = line_worker_start(obey, &bot);
    if (!input.worker) {
        bot_close(&bot);
        return complain_trouble("%s", strerror(errno));
    }
    serve(&input);
    line_worker_end(input.worker);
    bot_close(&bot);
    page_free(&input.line);
    return signals_alarm() ? EXIT_SIGNAL + signals_alarm() : EXIT_DONE;
}
