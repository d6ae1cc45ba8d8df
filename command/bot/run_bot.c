/* SPDX-License-Identifier: MIT */
/* Answers a program that plays, on standard input and output. The main thread
   reads lines, so that it hears "stop" and "quit" while another one works. */
#include <errno.h>
#include <string.h>

#include "bot/bot.h"
#include "command/command.h"
#include "host/posix/line_reader.h"
#include "host/posix/signals.h"

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

static int take_line(void *own, const char *line, size_t length)
{
    LineWorker *worker = own;
    const BotUrgency urgency = bot_urgency(line, length);
    line_worker_add(worker, line, length);
    if (urgency != BOT_PATIENT)
        line_worker_hurry(worker);
    return urgency != BOT_QUIT;
}

int run_bot(CommandLine *line)
{
    LineWorker *worker;
    Bot bot;
    (void)line;
    if (!signals_open())
        return complain_trouble("%s", strerror(errno));
    bot_open(&bot, QUADRILLE_VERSION, send_text, NULL);
    worker = line_worker_start(obey, &bot);
    if (!worker) {
        bot_close(&bot);
        return complain_trouble("%s", strerror(errno));
    }
    line_reader_serve(worker, BOT_MOST_LINE, take_line, worker);
    if (signals_alarm() || host_print_trouble())
        line_worker_hurry(worker);
    line_worker_end(worker);
    bot_close(&bot);
    return signals_alarm() ? EXIT_SIGNAL + signals_alarm() : EXIT_DONE;
}
