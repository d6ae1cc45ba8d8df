/* SPDX-License-Identifier: MIT */
/* Obeys a line: finds the operation, runs it, and sends the answer. */
#include "bot.h"

#include <string.h>

#include "bot_request.h"

void bot_open(Bot *bot, const char *program,
              void (*send)(void *own, const char *text, size_t length),
              void *own)
{
    memset(bot, 0, sizeof *bot);
    session_open(&bot->session, &malloc_host);
    advisor_start(&bot->advisor, PATIENCE);
    bot->program = program;
    bot->send = send;
    bot->own = own;
}

void bot_close(Bot *bot)
{
    session_close(&bot->session);
    advisor_stop(&bot->advisor);
    page_free(&bot->id);
    page_free(&bot->refusal);
}

static size_t skip_blanks(const char *line, size_t length)
{
    size_t at = 0;
    while (at < length && (line[at] == ' ' || line[at] == '\t'))
        at++;
    return at;
}

static size_t measure_word(const char *line, size_t length)
{
    size_t at = 0;
    while (at < length && line[at] != ' ' && line[at] != '\t')
        at++;
    return at;
}

/* Lines may end as on other systems. */
static size_t trim(const char *line, size_t length)
{
    while (length && (line[length - 1] == ' ' || line[length - 1] == '\t' ||
                      line[length - 1] == '\r'))
        length--;
    return length;
}

static int has_control(const char *line, size_t length)
{
    size_t at;
    for (at = 0; at < length; at++)
        if ((unsigned char)line[at] < ' ' && line[at] != '\t')
            return 1;
    return 0;
}

void bot_run_request(Bot *bot, const BotRequest *request, BotAnswer *answer)
{
    if (bot->is_match && !request->operation->in_match)
        bot_answer_refuse(answer, BOT_STATE,
                          _("'%s' is not answered in a match"),
                          request->operation->name);
    else
        request->operation->run(bot, request, answer);
}

void bot_note_refusal(Bot *bot, const BotAnswer *answer)
{
    bot->faults += answer->fault != BOT_FINE;
    if (answer->fault != BOT_ILLEGAL)
        return;
    bot->is_illegal = 1;
    bot->refusal.used = 0;
    page_text(&bot->refusal, answer->words.text);
}

/* Answers a line of words. */
static void answer_words(Bot *bot, const char *line, size_t length,
                         BotAnswer *answer)
{
    const size_t word = measure_word(line, length);
    BotRequest request = {.operation = bot_operation_find(line, word)};
    bot_answer_start(answer,
                     request.operation ? request.operation->answer : "", 0);
    if (has_control(line, length))
        bot_answer_refuse(answer, BOT_SYNTAX,
                          _("the line contains a control character"));
    else if (!request.operation)
        bot_answer_refuse(answer, BOT_UNKNOWN,
                          _("unknown command '%1$.*2$s'; 'help' lists them"),
                          line, (int)(word < 40 ? word : 40));
    else if (!bot_request_read(&request, line + word, length - word, answer))
        bot_run_request(bot, &request, answer);
    bot_note_refusal(bot, answer);
    bot_request_free(&request);
}

static void obey_words(Bot *bot, const char *line, size_t length)
{
    BotAnswer answer;
    Page page = PAGE_EMPTY;
    bot->is_json = 0;
    answer_words(bot, line, length, &answer);
    if (answer.fault || *answer.heading) {
        bot_answer_put_line(&page, &answer);
        bot->send(bot->own, page.text, page.used);
        page_free(&page);
    }
    bot_answer_free(&answer);
}

static void refuse_long(Bot *bot)
{
    BotAnswer answer;
    Page page = PAGE_EMPTY;
    bot_answer_start(&answer, "", 0);
    bot_answer_refuse(&answer, BOT_SYNTAX, _("the line is too long"));
    bot_note_refusal(bot, &answer);
    bot_answer_put_line(&page, &answer);
    bot->send(bot->own, page.text, page.used);
    page_free(&page);
    bot_answer_free(&answer);
}

static int is_json(const char *line, size_t length)
{
    return length && (*line == '{' || *line == '[');
}

void bot_obey(Bot *bot, const char *line, size_t length,
              const _Atomic u8 *hurry)
{
    const size_t from = skip_blanks(line, length);
    bot->advisor.stop = hurry;
    line += from;
    length = trim(line, length - from);
    if (length > BOT_MOST_LINE)
        refuse_long(bot);
    else if (is_json(line, length))
        bot_rpc_obey(bot, line, length);
    else if (length && *line != '#')
        obey_words(bot, line, length);
}

BotUrgency bot_urgency(const char *line, size_t length)
{
    const size_t from = skip_blanks(line, length);
    const BotOperation *operation;
    line += from;
    length = trim(line, length - from);
    operation = is_json(line, length)
                    ? bot_rpc_operation(line, length)
                    : bot_operation_find(line, measure_word(line, length));
    return operation ? operation->urgency : BOT_PATIENT;
}
