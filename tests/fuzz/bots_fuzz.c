/* SPDX-License-Identifier: MIT */
/* What programs that play may send: lines of words, and of JSON-RPC. The
   input is those lines. Solvers give up soon, and there are no files. Each
   answer is whole lines; those to JSON are JSON, and those to words can't be
   obeyed by a terminal. The game that is left comes back from its save. */
#include <string.h>

#include "bot/bot.h"
#include "fuzzing.h"
#include "host/json_read.h"

enum { MOST_LINES = 60 };

static void check_json(const char *text, size_t length)
{
    JsonText json = JSON_TEXT_EMPTY;
    REQUIRE(json_read(&json, text, length));
    REQUIRE(json.values->kind == JSON_ARRAY ||
            json_is(&json, json_member(&json, json.values, "jsonrpc"), "2.0"));
    json_free(&json);
}

static void check_sent(void *own, const char *text, size_t length)
{
    const char *line = text;
    const char *end;
    (void)own;
    REQUIRE(length && text[length - 1] == '\n' && strlen(text) == length);
    require_harmless(text);
    for (; *line; line = end + 1) {
        end = strchr(line, '\n');
        if (*line == '{' || (*line == '[' && line == text))
            check_json(line, (size_t)(end - line));
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    FuzzInput input = input_of(data, size);
    Bot bot;
    int lines;
    bot_open(&bot, "0", check_sent, NULL);
    for (lines = 0; input.at < input.end && lines < MOST_LINES; lines++) {
        Reader line;
        input_line(&input, &line);
        (void)bot_urgency(line.at, (size_t)(line.end - line.at));
        bot_obey(&bot, line.at, (size_t)(line.end - line.at), NULL);
    }
    if (bot.session.game)
        require_saved(&bot.session);
    bot_close(&bot);
    return 0;
}
