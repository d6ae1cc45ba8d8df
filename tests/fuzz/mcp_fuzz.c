/* SPDX-License-Identifier: MIT */
/* What clients of the Model Context Protocol may send. The input is messages,
   a line each; its first letter can say that it comes by HTTP, and with which
   headers. Solvers give up soon, and there are no files. Each answer is JSON
   on one line, and only what wants none has none. */
#include <string.h>

#include "fuzzing.h"
#include "host/json_read.h"
#include "mcp/mcp.h"

enum { MOST_MESSAGES = 40 };

static void check_message(const JsonText *json, const JsonValue *message)
{
    const JsonValue *error = json_member(json, message, "error");
    REQUIRE(json_is(json, json_member(json, message, "jsonrpc"), "2.0"));
    REQUIRE((error != NULL) + (json_member(json, message, "result") != NULL) +
                (json_member(json, message, "method") != NULL) ==
            1);
    if (error)
        REQUIRE(json_member(json, error, "code")->kind == JSON_NUMBER &&
                json_member(json, error, "message")->kind == JSON_STRING);
}

static void check_sent(void *own, const char *text, size_t length,
                       McpSending what)
{
    JsonText json = JSON_TEXT_EMPTY;
    const JsonValue *message;
    if (what == MCP_SEARCHING)
        return;
    REQUIRE(strlen(text) == length && !strchr(text, '\n'));
    require_harmless(text);
    REQUIRE(json_read(&json, text, length));
    if (json.values->kind == JSON_ARRAY)
        for (message = json_first(&json, json.values); message;
             message = json_next(&json, json.values, message))
            check_message(&json, message);
    else
        check_message(&json, json.values);
    json_free(&json);
    ++*(int *)own;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const McpHeaders plain = {NULL, NULL, NULL};
    static const McpHeaders old = {"2025-11-25", NULL, NULL};
    static const McpHeaders modern = {"2026-07-28", "tools/call",
                                      "=?base64?aGludA==?="};
    FuzzInput input = input_of(data, size);
    int sent = 0;
    Mcp mcp;
    int lines;
    mcp_open(&mcp, "0", check_sent, &sent);
    page_text(&mcp.app, "<p>A page");
    for (lines = 0; input.at < input.end && lines < MOST_MESSAGES; lines++) {
        const McpHeaders *headers = NULL;
        McpGlance glance = {PAGE_EMPTY, PAGE_EMPTY};
        McpStatus status;
        Reader line;
        input_line(&input, &line);
        if (line.at < line.end && strchr("pom", *line.at)) {
            headers = *line.at == 'p'   ? &plain
                      : *line.at == 'o' ? &old
                                        : &modern;
            line.at++;
        }
        mcp_glance(&glance, line.at, (size_t)(line.end - line.at));
        page_free(&glance.id);
        page_free(&glance.cancel);
        sent = 0;
        status = mcp_obey(&mcp, line.at, (size_t)(line.end - line.at), headers,
                          NULL);
        REQUIRE(status == MCP_ACCEPTED ? !sent : sent);
    }
    mcp_close(&mcp);
    return 0;
}
