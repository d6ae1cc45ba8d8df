/* SPDX-License-Identifier: MIT */
/* JSON-RPC 2.0, a request or a batch of them on each line. The operations are
   the methods. */
#include <string.h>

#include "bot_request.h"
#include "host/json.h"
#include "host/json_read.h"

/* ------------------------------------------------------------ parameters */

/* Adds a string or number, or each of a list of them. */
static BotFault add_value(BotRequest *request, BotParameter parameter,
                          const JsonText *json, const JsonValue *value,
                          BotAnswer *answer)
{
    const JsonValue *inside;
    if (value->kind == JSON_NULL)
        return BOT_FINE;
    if (value->kind == JSON_STRING || value->kind == JSON_NUMBER)
        return bot_request_add(request, parameter, json_text(json, value),
                               value->length, answer);
    if (value->kind != JSON_ARRAY)
        return bot_answer_refuse(
            answer, BOT_PARAMETERS,
            _("'%s' is neither text nor a number, nor a list of those"),
            json_name(json, value));
    for (inside = json_first(json, value); inside && !answer->fault;
         inside = json_next(json, value, inside))
        if (inside->kind == JSON_STRING || inside->kind == JSON_NUMBER)
            bot_request_add(request, parameter, json_text(json, inside),
                            inside->length, answer);
        else
            bot_answer_refuse(answer, BOT_PARAMETERS,
                              _("'%s' is neither text nor a number, nor a "
                                "list of those"),
                              json_name(json, value));
    return answer->fault;
}

/* A list of parameters is read like the words of a line. */
static BotFault read_list(BotRequest *request, const JsonText *json,
                          const JsonValue *list, BotAnswer *answer)
{
    Page words = PAGE_EMPTY;
    const JsonValue *inside = json_first(json, list);
    for (; inside; inside = json_next(json, list, inside)) {
        if (inside->kind != JSON_STRING && inside->kind != JSON_NUMBER) {
            page_free(&words);
            return bot_answer_refuse(
                answer, BOT_PARAMETERS,
                _("a list of parameters has texts and numbers alone"));
        }
        page_text(&words, " ");
        page_put(&words, json_text(json, inside), inside->length);
    }
    page_put(&words, "", 0);
    bot_request_read(request, words.text, words.used, answer);
    page_free(&words);
    return answer->fault;
}

static BotFault read_parameters(BotRequest *request, const JsonText *json,
                                const JsonValue *parameters, BotAnswer *answer)
{
    const JsonValue *member;
    if (!parameters)
        return BOT_FINE;
    if (parameters->kind == JSON_ARRAY)
        return read_list(request, json, parameters, answer);
    for (member = json_first(json, parameters); member && !answer->fault;
         member = json_next(json, parameters, member)) {
        const BotParameter parameter =
            bot_parameter_find(json_name(json, member), member->name_length);
        if (parameter == PARAMETER_NONE)
            bot_answer_refuse(answer, BOT_PARAMETERS,
                              _("unknown parameter '%1$.40s'; use: %2$s"),
                              json_name(json, member),
                              request->operation->use);
        else
            add_value(request, parameter, json, member, answer);
    }
    return answer->fault;
}

/* -------------------------------------------------------------- requests */

static int is_request(const JsonText *json, const JsonValue *value)
{
    const JsonValue *method = json_member(json, value, "method");
    const JsonValue *id = json_member(json, value, "id");
    const JsonValue *parameters = json_member(json, value, "params");
    return json_is(json, json_member(json, value, "jsonrpc"), "2.0") &&
           method && method->kind == JSON_STRING &&
           (!id || id->kind == JSON_STRING || id->kind == JSON_NUMBER ||
            id->kind == JSON_NULL) &&
           (!parameters || parameters->kind == JSON_ARRAY ||
            parameters->kind == JSON_OBJECT);
}

static const BotOperation *find_method(const JsonText *json,
                                       const JsonValue *value)
{
    const JsonValue *method = json_member(json, value, "method");
    return method && method->kind == JSON_STRING
               ? bot_operation_find(json_text(json, method), method->length)
               : NULL;
}

static void run_request(Bot *bot, const JsonText *json, const JsonValue *value,
                        BotAnswer *answer)
{
    BotRequest request = {.operation = find_method(json, value)};
    if (!is_request(json, value))
        bot_answer_refuse(answer, BOT_REQUEST,
                          _("this is no request of JSON-RPC 2.0"));
    else if (!request.operation)
        bot_answer_refuse(answer, BOT_UNKNOWN,
                          _("unknown method; 'help' lists them"));
    else if (!read_parameters(&request, json,
                              json_member(json, value, "params"), answer))
        bot_run_request(bot, &request, answer);
    bot_note_refusal(bot, answer);
    bot_request_free(&request);
}

static void put_response(Page *page, const Page *id, const BotAnswer *answer)
{
    page_text(page, "{\"jsonrpc\":\"2.0\",");
    bot_answer_put_members(page, answer);
    page_format(page, ",\"id\":%s}", id->text);
}

/* Nobody answers a notification, which is a request without an id. */
static void answer_request(Bot *bot, const JsonText *json,
                           const JsonValue *value, Page *page)
{
    const int is_sound = is_request(json, value);
    const JsonValue *id = json_member(json, value, "id");
    BotAnswer answer;
    bot->is_json = 1;
    bot->id.used = 0;
    if (id)
        json_page_scalar(&bot->id, json, id);
    else
        page_text(&bot->id, "null");
    bot_answer_start(&answer, "", 1);
    run_request(bot, json, value, &answer);
    if (id || !is_sound) {
        page_element(page, "");
        put_response(page, &bot->id, &answer);
    }
    bot_answer_free(&answer);
}

/* Of a batch, the answers are a list. */
static void answer_batch(Bot *bot, const JsonText *json,
                         const JsonValue *batch, Page *page)
{
    const JsonValue *inside = json_first(json, batch);
    page_text(page, "[");
    for (; inside; inside = json_next(json, batch, inside))
        answer_request(bot, json, inside, page);
    if (page->used == 1)
        page->used = 0;
    else
        page_text(page, "]");
}

static void refuse(Bot *bot, BotFault fault, const char *words, Page *page)
{
    const Page id = {.text = (char[]){"null"}, .used = 4, .room = 0};
    BotAnswer answer;
    bot_answer_start(&answer, "", 1);
    bot_answer_refuse(&answer, fault, "%s", words);
    bot_note_refusal(bot, &answer);
    put_response(page, &id, &answer);
    bot_answer_free(&answer);
}

void bot_rpc_obey(Bot *bot, const char *line, size_t length)
{
    JsonText json = JSON_TEXT_EMPTY;
    Page page = PAGE_EMPTY;
    if (!json_read(&json, line, length))
        refuse(bot, BOT_SYNTAX, _("this is not JSON"), &page);
    else if (json.values->kind == JSON_ARRAY && json.count == 1)
        refuse(bot, BOT_REQUEST, _("the batch is empty"), &page);
    else if (json.values->kind == JSON_ARRAY)
        answer_batch(bot, &json, json.values, &page);
    else
        answer_request(bot, &json, json.values, &page);
    if (page.used) {
        page_text(&page, "\n");
        bot->send(bot->own, page.text, page.used);
    }
    page_free(&page);
    json_free(&json);
}

const BotOperation *bot_rpc_operation(const char *line, size_t length)
{
    JsonText json = JSON_TEXT_EMPTY;
    const BotOperation *operation = json_read(&json, line, length)
                                        ? find_method(&json, json.values)
                                        : NULL;
    json_free(&json);
    return operation;
}
