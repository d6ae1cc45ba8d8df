/* SPDX-License-Identifier: MIT */
/* Reads parameters. In a line, a parameter's name introduces its value, which
   extends to the next name: "position freecell 617 moves 3a 32". */
#include "bot_request.h"

#include <string.h>

static const char *const names[] = {"game", "start", "variant", "seed",
                                    "code", "board", "moves",   "nodes",
                                    "mode", "count", "rank"};
STATIC_ASSERT(COUNT_OF(names) == BOT_PARAMETERS_COUNT);

static int is_blank(char sign)
{
    return sign == ' ' || sign == '\t';
}

static int is_name(const char *name, const char *text, size_t length)
{
    return strlen(name) == length && memcmp(name, text, length) == 0;
}

BotParameter bot_parameter_find(const char *name, size_t length)
{
    int i = 0;
    while (i < BOT_PARAMETERS_COUNT && !is_name(names[i], name, length))
        i++;
    return (BotParameter)i;
}

const BotOperation *bot_operation_find(const char *name, size_t length)
{
    const BotOperation *operation = bot_operations;
    while (operation->name && !is_name(operation->name, name, length))
        operation++;
    return operation->name ? operation : NULL;
}

void bot_request_free(BotRequest *request)
{
    int i;
    for (i = 0; i < BOT_PARAMETERS_COUNT; i++)
        page_free(&request->value[i]);
}

const char *bot_request_text(const BotRequest *request, BotParameter parameter)
{
    return request->given[parameter] ? request->value[parameter].text : "";
}

BotFault bot_request_number(const BotRequest *request, BotParameter parameter,
                            u64 most, u64 usual, u64 *number,
                            BotAnswer *answer)
{
    const char *text = bot_request_text(request, parameter);
    const char *at;
    *number = request->given[parameter] ? 0 : usual;
    for (at = text; *at >= '0' && *at <= '9' && *number <= most; at++)
        *number = *number * 10 + (u64)(*at - '0');
    if (*at || !*number || *number > most)
        return bot_answer_refuse(
            answer, BOT_PARAMETERS,
            _("invalid value '%2$s' for '%1$s'; use a number from 1 to "
              "%3$llu"),
            names[parameter], text, (unsigned long long)most);
    return BOT_FINE;
}

BotFault bot_request_need_game(const Bot *bot, BotAnswer *answer)
{
    return bot->session.game
               ? BOT_FINE
               : bot_answer_refuse(answer, BOT_STATE,
                                   _("there is no position yet"));
}

static BotFault refuse_word(const BotRequest *request, const char *word,
                            size_t length, BotAnswer *answer)
{
    return bot_answer_refuse(
        answer, BOT_PARAMETERS, _("unexpected '%1$.*2$s'; use: %3$s"), word,
        (int)(length < 40 ? length : 40), request->operation->use);
}

BotFault bot_request_add(BotRequest *request, BotParameter parameter,
                         const char *text, size_t length, BotAnswer *answer)
{
    Page *value = &request->value[parameter];
    if (!(request->operation->takes >> parameter & 1))
        return refuse_word(request, names[parameter], strlen(names[parameter]),
                           answer);
    if (memchr(text, '\0', length))
        return bot_answer_refuse(answer, BOT_PARAMETERS,
                                 _("'%s' contains a NUL"), names[parameter]);
    if (request->given[parameter])
        page_text(value, parameter == PARAMETER_BOARD ? "\n" : " ");
    request->given[parameter] = 1;
    page_put(value, text, length);
    return BOT_FINE;
}

/* Most values are one word. The others extend to the next parameter's name,
   with the blanks inside, which a board needs. */
static size_t measure_value(const BotRequest *request, BotParameter parameter,
                            const char *text, size_t length)
{
    const int is_long = parameter == PARAMETER_START ||
                        parameter == PARAMETER_BOARD ||
                        parameter == PARAMETER_MOVES;
    size_t at = 0;
    size_t end = 0;
    while (at < length && (is_long || !end)) {
        const size_t word = at;
        while (at < length && !is_blank(text[at]))
            at++;
        if (request->operation->takes >>
                bot_parameter_find(text + word, at - word) &
            1)
            break;
        end = at;
        while (at < length && is_blank(text[at]))
            at++;
    }
    return end;
}

BotFault bot_request_read(BotRequest *request, const char *text, size_t length,
                          BotAnswer *answer)
{
    const BotOperation *operation = request->operation;
    size_t at = 0;
    u8 bare = operation->first;
    BotFault fault = BOT_FINE;
    while (!fault) {
        size_t end;
        BotParameter parameter;
        while (at < length && is_blank(text[at]))
            at++;
        if (at == length)
            break;
        end = at;
        while (end < length && !is_blank(text[end]))
            end++;
        parameter = bot_parameter_find(text + at, end - at);
        if (operation->takes >> parameter & 1) {
            at = end + (end < length);
            while (parameter != PARAMETER_BOARD && at < length &&
                   is_blank(text[at]))
                at++;
            end =
                at + measure_value(request, parameter, text + at, length - at);
        } else if (bare == PARAMETER_NONE) {
            return refuse_word(request, text + at, end - at, answer);
        } else {
            parameter = bare;
            bare = operation->rest;
        }
        fault =
            bot_request_add(request, parameter, text + at, end - at, answer);
        at = end;
    }
    return fault;
}
