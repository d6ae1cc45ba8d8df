/* SPDX-License-Identifier: MIT */
/* Writes answers in both forms, so that an operation is written once. */
#include "bot_answer.h"

#include <stdarg.h>
#include <string.h>

#include "host/json.h"

/* In the order of BotFault. JSON-RPC has reserved the first four numbers. */
static const struct {
    const char *name;
    int number;
} faults[] = {{"fine", 0},         {"syntax", -32700},     {"request", -32600},
              {"unknown", -32601}, {"parameters", -32602}, {"start", -32001},
              {"illegal", -32002}, {"state", -32003}};
STATIC_ASSERT(COUNT_OF(faults) == BOT_FAULTS);

void bot_answer_start(BotAnswer *answer, const char *heading, int is_json)
{
    memset(answer, 0, sizeof *answer);
    answer->heading = heading;
    answer->is_json = is_json;
    page_text(&answer->page, is_json ? "{" : heading);
}

void bot_answer_free(BotAnswer *answer)
{
    page_free(&answer->page);
    page_free(&answer->words);
}

/* Writes a value's name; the value follows. */
static void put_name(BotAnswer *answer, const char *name)
{
    Page *page = &answer->page;
    if (answer->is_json)
        page_format(page, "%s\"%s\":", page->used == 1 ? "" : ",", name);
    else if (strcmp(name, answer->heading) == 0)
        page_text(page, " ");
    else
        page_format(page, " %s ", name);
}

void bot_answer_word(BotAnswer *answer, const char *name, const char *word)
{
    put_name(answer, name);
    if (answer->is_json)
        page_string(&answer->page, word, strlen(word));
    else
        page_text(&answer->page, word);
}

void bot_answer_number(BotAnswer *answer, const char *name, u64 number)
{
    put_name(answer, name);
    page_format(&answer->page, "%llu", (unsigned long long)number);
}

void bot_answer_page(BotAnswer *answer, const char *name, Page *word)
{
    page_put(word, "", 0);
    bot_answer_word(answer, name, word->text);
    page_free(word);
}

void bot_answer_begin_list(BotAnswer *answer, const char *name)
{
    if (answer->is_json) {
        put_name(answer, name);
        page_text(&answer->page, "[");
    } else if (strcmp(name, answer->heading) != 0) {
        page_format(&answer->page, " %s", name);
    }
}

void bot_answer_item(BotAnswer *answer, const char *word, size_t length)
{
    Page *page = &answer->page;
    if (answer->is_json) {
        page_element(page, "");
        page_string(page, word, length);
    } else {
        page_text(page, " ");
        page_put(page, word, length);
    }
}

void bot_answer_end_list(BotAnswer *answer)
{
    if (answer->is_json)
        page_text(&answer->page, "]");
}

static u64 count_lines(const char *text)
{
    u64 count = 0;
    while (*text) {
        text += strcspn(text, "\n");
        text += *text == '\n';
        count++;
    }
    return count;
}

void bot_answer_lines(BotAnswer *answer, const char *name, Page *text)
{
    const char *row;
    page_put(text, "", 0);
    if (answer->is_json)
        bot_answer_begin_list(answer, name);
    else
        bot_answer_number(answer, name, count_lines(text->text));
    for (row = text->text; *row;) {
        const size_t length = strcspn(row, "\n");
        if (answer->is_json) {
            bot_answer_item(answer, row, length);
        } else {
            page_text(&answer->page, "\n");
            page_put(&answer->page, row, length);
        }
        row += length + (row[length] == '\n');
    }
    bot_answer_end_list(answer);
    page_free(text);
}

void bot_answer_sentence(BotAnswer *answer, const char *name, const char *text)
{
    bot_answer_word(answer, name, text);
}

BotFault bot_answer_refuse(BotAnswer *answer, BotFault fault,
                           const char *format, ...)
{
    va_list values;
    answer->fault = fault;
    answer->words.used = 0;
    va_start(values, format);
    page_values(&answer->words, format, values);
    va_end(values);
    return fault;
}

void bot_answer_put_line(Page *page, const BotAnswer *answer)
{
    if (answer->fault) {
        page_format(page, "error %s ", faults[answer->fault].name);
        page_safe(page, answer->words.text);
    } else {
        page_put(page, answer->page.text, answer->page.used);
    }
    page_text(page, "\n");
}

void bot_answer_put_members(Page *page, const BotAnswer *answer)
{
    if (!answer->fault) {
        page_text(page, "\"result\":");
        page_put(page, answer->page.text, answer->page.used);
        page_text(page, "}");
        return;
    }
    page_format(page, "\"error\":{\"code\":%d", faults[answer->fault].number);
    page_entry(page, "message", answer->words.text);
    page_format(page, ",\"data\":{\"kind\":\"%s\"",
                faults[answer->fault].name);
    if (answer->nth)
        page_number(page, "move", answer->nth);
    page_text(page, "}}");
}
