/* SPDX-License-Identifier: MIT */
/* quadrille mcp --http, and beside its own tools, resources and prompts those
   that the protocol's conformance suite calls by their names. It prints its
   address and serves until it is killed. */
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "command/mcp/http/mcp_server.h"
#include "host/host.h"
#include "host/json.h"
#include "mcp/mcp_call.h"

#define PNG                                                                   \
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQG" \
    "A"                                                                       \
    "hKmMIQAAAABJRU5ErkJggg=="
#define WAV "UklGRiQAAABXQVZFZm10IBAAAAABAAEARKwAAIhYAQACABAAZGF0YQAAAAA="
#define TEXT(words) "{\"type\":\"text\",\"text\":\"" words "\"}"
#define IMAGE                                                                 \
    "{\"type\":\"image\",\"data\":\"" PNG "\",\"mimeType\":\"image/png\"}"
#define RESOURCE(uri, type, text)                                             \
    "{\"type\":\"resource\",\"resource\":{\"uri\":\"" uri                     \
    "\",\"mimeType\":\"" type "\",\"text\":\"" text "\"}}"
#define CONTENT(items) ",\"content\":[" items "]"
#define MESSAGE(content) "{\"role\":\"user\",\"content\":" content "}"

#define PROMPT(name, arguments)                                               \
    "{\"name\":\"" name                                                       \
    "\",\"description\":\"A fixture.\",\"arguments\":[" arguments "]}"

/* What is called, and the members of its result. */
static const struct {
    const char *method, *name, *result;
} fixtures[] = {
    {"tools/call", "test_simple_text",
     CONTENT(TEXT("This is a simple text response for testing."))},
    {"tools/call", "test_image_content", CONTENT(IMAGE)},
    {"tools/call", "test_audio_content",
     CONTENT("{\"type\":\"audio\",\"data\":\"" WAV
             "\",\"mimeType\":\"audio/wav\"}")},
    {"tools/call", "test_embedded_resource",
     CONTENT(RESOURCE("test://embedded-resource", "text/plain",
                      "This is an embedded resource content."))},
    {"tools/call", "test_multiple_content_types",
     CONTENT(TEXT("Multiple content types test:") "," IMAGE "," RESOURCE(
         "test://mixed-content-resource", "application/json",
         "{\\\"test\\\":\\\"data\\\",\\\"value\\\":123}"))},
    {"tools/call", "test_error_handling",
     CONTENT(TEXT(
         "This tool intentionally returns an error for testing")) ","
                                                                  "\"isError"
                                                                  "\":true"},
    {"tools/call", "test_tool_with_progress", CONTENT(TEXT("Done."))},
    {"tools/call", "test_tool_with_logging", CONTENT(TEXT("Done."))},
    {"tools/call", "test_logging_tool", CONTENT(TEXT("Done."))},
    {"tools/call", "test_streaming_elicitation", CONTENT(TEXT("Done."))},
    {"tools/call", "test_missing_capability", CONTENT(TEXT("Done."))},
    {"resources/read", "test://static-text",
     ",\"contents\":[{\"uri\":\"test://static-text\",\"mimeType\":"
     "\"text/plain\",\"text\":\"This is the content of the static text "
     "resource.\"}]"},
    {"resources/read", "test://static-binary",
     ",\"contents\":[{\"uri\":\"test://static-binary\",\"mimeType\":"
     "\"image/png\",\"blob\":\"" PNG "\"}]"},
    {"resources/read", "test://template/123/data",
     ",\"contents\":[{\"uri\":\"test://template/123/data\",\"mimeType\":"
     "\"application/json\",\"text\":\"{\\\"id\\\":\\\"123\\\","
     "\\\"templateTest\\\":true,\\\"data\\\":\\\"Data for ID: 123\\\"}\"}]"},
    {"prompts/get", "test_simple_prompt",
     ",\"messages\":[" MESSAGE(
         TEXT("This is a simple prompt for testing.")) "]"},
    {"prompts/get", "test_prompt_with_arguments",
     ",\"messages\":[" MESSAGE(
         TEXT("Prompt with arguments: arg1='hello', arg2='world'")) "]"},
    {"prompts/get", "test_prompt_with_embedded_resource",
     ",\"messages\":[" MESSAGE(RESOURCE(
         "test://example-resource", "text/plain",
         "Embedded resource content for testing.")) "," MESSAGE(TEXT("Please "
                                                                     "process"
                                                                     " the "
                                                                     "embedde"
                                                                     "d "
                                                                     "resourc"
                                                                     "e "
                                                                     "above"
                                                                     ".")) "]"},
    {"prompts/get", "test_prompt_with_image",
     ",\"messages\":[" MESSAGE(IMAGE) "," MESSAGE(
         TEXT("Please look at the image above.")) "]"}};

/* Elements of lists. */
static const char tools_tail[] =
    ",\"description\":\"A fixture.\",\"inputSchema\":{\"type\":\"object\"}}";
static const struct {
    const char *what, *elements;
} lists[] = {
    {"resources", "{\"uri\":\"test://static-text\",\"name\":\"text\"},"
                  "{\"uri\":\"test://static-binary\",\"name\":\"binary\"}"},
    {"resourceTemplates",
     "{\"uriTemplate\":\"test://template/{id}/data\",\"name\":\"data\"}"},
    {"prompts",
     PROMPT("test_simple_prompt", "") "," PROMPT(
         "test_prompt_with_arguments",
         "{\"name\":\"arg1\"},{\"name\":"
         "\"arg2\"}") "," PROMPT("test_prompt_"
                                 "with_embedded_"
                                 "resource",
                                 "{\"name\":"
                                 "\"resourceUri\""
                                 "}") "," PROMPT("test_prompt_with_image",
                                                 "")}};

static void list(Page *page, const char *what)
{
    size_t i;
    for (i = 0; i < COUNT_OF(lists); i++)
        if (strcmp(lists[i].what, what) == 0)
            page_element(page, lists[i].elements);
    for (i = 0; strcmp(what, "tools") == 0 && i < COUNT_OF(fixtures); i++)
        if (strcmp(fixtures[i].method, "tools/call") == 0) {
            page_element(page, "");
            page_format(page, "{\"name\":\"%s\"%s", fixtures[i].name,
                        tools_tail);
        }
}

/* ----------------------------------------------------------- notifications */

static void tell(McpCall *call, const char *method, const char *format,
                 const char *value)
{
    Page page = PAGE_EMPTY;
    const struct timespec pause = {0, 50 * 1000 * 1000};
    page_format(&page,
                "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/%s\","
                "\"params\":{",
                method);
    page_format(&page, "%s", format);
    page_text(&page, value);
    page_text(&page, "}}");
    mcp_notify(call->mcp, &page);
    page_free(&page);
    nanosleep(&pause, NULL);
}

static void tell_progress(McpCall *call)
{
    static const char *const steps[] = {"0", "50", "100"};
    Page start = PAGE_EMPTY;
    size_t i;
    if (!call->mcp->token.used)
        return;
    page_format(&start, "\"progressToken\":%s,\"total\":100,\"progress\":",
                call->mcp->token.text);
    for (i = 0; i < COUNT_OF(steps); i++)
        tell(call, "progress", start.text, steps[i]);
    page_free(&start);
}

static void tell_log(McpCall *call)
{
    static const char *const words[] = {"\"Tool execution started\"",
                                        "\"Tool processing data\"",
                                        "\"Tool execution completed\""};
    size_t i;
    for (i = 0; i < COUNT_OF(words); i++)
        tell(call, "message", "\"level\":\"info\",\"data\":", words[i]);
}

/* The suite's clients never say that they can. */
static void refuse_capability(McpCall *call)
{
    mcp_refuse(call, MCP_CAPABILITY, "This needs sampling");
    page_text(&call->data, "{\"requiredCapabilities\":{\"sampling\":{}}}");
}

/* -------------------------------------------------------------- completion */

static int is_fixture_completion(const McpCall *call, const char *method)
{
    const JsonValue *about =
        call->params ? json_member(call->json, call->params, "ref") : NULL;
    const char *name = about && about->kind == JSON_OBJECT
                           ? mcp_member(call, about, "name")
                           : NULL;
    return strcmp(method, "completion/complete") == 0 && name &&
           strcmp(name, "test_prompt_with_arguments") == 0;
}

/* The one prompt whose text depends on what it is given. */
static void put_arguments(McpCall *call)
{
    const JsonValue *given =
        json_member(call->json, call->params, "arguments");
    const char *first = mcp_member(call, given, "arg1");
    const char *second = mcp_member(call, given, "arg2");
    page_format(&call->result,
                ",\"messages\":[" MESSAGE(
                    TEXT("Prompt with arguments: arg1='%s', arg2='%s'")) "]",
                first ? first : "", second ? second : "");
}

/* Methods of the older era that answer with nothing. */
static int is_empty(const McpCall *call, const char *method)
{
    return !call->is_modern && (strcmp(method, "logging/setLevel") == 0 ||
                                strcmp(method, "resources/subscribe") == 0 ||
                                strcmp(method, "resources/unsubscribe") == 0);
}

static int answer(McpCall *call, const char *method)
{
    const char *name =
        mcp_text(call, strcmp(method, "resources/read") == 0 ? "uri" : "name");
    size_t i = 0;
    if (is_empty(call, method))
        return 1;
    if (is_fixture_completion(call, method)) {
        page_text(&call->result, ",\"completion\":{\"values\":[\"test\"]}");
        return 1;
    }
    if (name && strcmp(name, "test_prompt_with_arguments") == 0) {
        put_arguments(call);
        return 1;
    }
    while (name && i < COUNT_OF(fixtures) &&
           (strcmp(fixtures[i].method, method) != 0 ||
            strcmp(fixtures[i].name, name) != 0))
        i++;
    if (!name || i == COUNT_OF(fixtures))
        return 0;
    if (strcmp(name, "test_missing_capability") == 0)
        refuse_capability(call);
    else if (strcmp(name, "test_tool_with_progress") == 0)
        tell_progress(call);
    else if (strcmp(name, "test_tool_with_logging") == 0)
        tell_log(call);
    page_text(&call->result, fixtures[i].result);
    return 1;
}

int main(void)
{
    static const McpExtras extras = {",\"logging\":{}", list, answer};
    McpServer *server;
    Page address = PAGE_EMPTY;
    sigset_t none;
    int number;
    sigemptyset(&none);
    if (mcp_server_open(&server, 0))
        return EXIT_FAILURE;
    mcp_server_mcp(server, "0")->extras = &extras;
    if (!mcp_server_start(server))
        return EXIT_FAILURE;
    mcp_server_page_address(&address, server);
    page_text(&address, "\n");
    host_print_page(&address);
    sigaddset(&none, SIGTERM);
    sigprocmask(SIG_BLOCK, &none, NULL);
    sigwait(&none, &number);
    mcp_server_close(server);
    return EXIT_SUCCESS;
}
