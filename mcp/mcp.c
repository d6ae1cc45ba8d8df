/* SPDX-License-Identifier: MIT */
/* Takes a message apart, finds out of which era it is, and answers it. A
   modern request says its revision by itself. All others are treated as if
   they followed an "initialize", so that none has to be remembered. */
#include "mcp.h"

#include <stdarg.h>
#include <string.h>

#include "host/json.h"
#include "mcp_call.h"

/* The newest of each era first. */
static const char *const versions[] = {
    "2026-07-28", "2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"};
enum { FIRST_LEGACY = 1 };

#define META "io.modelcontextprotocol/"
static const char server_name[] = "quadrille";
static const char instructions[] =
    "Quadrille plays four puzzles: Kulki (five in a row), Mahjong solitaire, "
    "FreeCell and the sliding puzzle. The server keeps nothing: start_game "
    "returns a code, which holds the whole game, and every other tool takes "
    "it. After play_moves and undo_moves, go on with the new code. Moves are "
    "written as legal_moves lists them.";

/* ---------------------------------------------------------------- calling */

void mcp_refuse(McpCall *call, McpError error, const char *format, ...)
{
    va_list values;
    call->error = error;
    call->words.used = 0;
    va_start(values, format);
    page_values(&call->words, format, values);
    va_end(values);
}

/* A text with a NUL is none, because it would be cut there. */
static const char *text_of(const JsonText *json, const JsonValue *value)
{
    return value && value->kind == JSON_STRING &&
                   !memchr(json_text(json, value), '\0', value->length)
               ? json_text(json, value)
               : NULL;
}

const char *mcp_member(const McpCall *call, const JsonValue *object,
                       const char *name)
{
    const JsonValue *value =
        object ? json_member(call->json, object, name) : NULL;
    return text_of(call->json, value);
}

const char *mcp_text(const McpCall *call, const char *name)
{
    return mcp_member(call, call->params, name);
}

static void ping(McpCall *call)
{
    (void)call;
}

static void page_server(Page *page, const Mcp *mcp)
{
    page_format(page, "{\"name\":\"%s\",\"title\":\"Quadrille\"", server_name);
    page_entry(page, "version", mcp->bot.program);
    page_text(page, "}");
}

static void page_capabilities(Page *page, const Mcp *mcp)
{
    page_text(page, ",\"capabilities\":{\"tools\":{},\"resources\":{},"
                    "\"prompts\":{},\"completions\":{}");
    page_text(page, mcp->extras ? mcp->extras->capabilities : "");
    if (mcp->app.used)
        page_text(page, ",\"extensions\":{\"" META "ui\":{\"mimeTypes\":["
                        "\"text/html;profile=mcp-app\"]}}");
    page_text(page, "}");
}

static int find_version(const char *wanted)
{
    int i;
    for (i = 0; i < (int)COUNT_OF(versions); i++)
        if (strcmp(versions[i], wanted) == 0)
            return i;
    return -1;
}

static void page_versions(Page *page)
{
    size_t i;
    page_text(page, "[");
    for (i = 0; i < COUNT_OF(versions); i++)
        page_element_string(page, versions[i]);
    page_text(page, "]");
}

static void discover(McpCall *call)
{
    page_text(&call->result, ",\"supportedVersions\":");
    page_versions(&call->result);
    page_capabilities(&call->result, call->mcp);
    page_entry(&call->result, "instructions", instructions);
}

static void initialize(McpCall *call)
{
    const char *wanted = mcp_text(call, "protocolVersion");
    int version;
    if (!wanted) {
        mcp_refuse(call, MCP_PARAMETERS, "protocolVersion is missing");
        return;
    }
    version = find_version(wanted);
    page_entry(&call->result, "protocolVersion",
               versions[version < FIRST_LEGACY ? FIRST_LEGACY : version]);
    page_capabilities(&call->result, call->mcp);
    page_text(&call->result, ",\"serverInfo\":");
    page_server(&call->result, call->mcp);
    page_entry(&call->result, "instructions", instructions);
}

static const McpMethod methods[] = {
    {"server/discover", discover, 1, 0, 1},
    {"initialize", initialize, 0, 1, 0},
    {"ping", ping, 0, 1, 0},
    {"tools/list", mcp_tools_list, 1, 1, 1},
    {"tools/call", mcp_tools_call, 1, 1, 0},
    {"resources/list", mcp_resources_list, 1, 1, 1},
    {"resources/templates/list", mcp_resources_templates, 1, 1, 1},
    {"resources/read", mcp_resources_read, 1, 1, 1},
    {"prompts/list", mcp_prompts_list, 1, 1, 1},
    {"prompts/get", mcp_prompts_get, 1, 1, 0},
    {"completion/complete", mcp_completion_complete, 1, 1, 0},
    {NULL, NULL, 0, 0, 0}};

static const McpMethod *find_method(const McpCall *call, const char *name)
{
    const McpMethod *method;
    for (method = methods; method->name; method++)
        if (strcmp(method->name, name) == 0 &&
            (call->is_modern ? method->modern : method->legacy))
            return method;
    return NULL;
}

void mcp_extras_list(McpCall *call, const char *what)
{
    if (call->mcp->extras)
        call->mcp->extras->list(&call->result, what);
}

/* -------------------------------------------------------------------- era */

static void refuse_version(McpCall *call, const char *wanted)
{
    mcp_refuse(call, MCP_VERSION, "Unsupported protocol version");
    page_text(&call->data, "{\"supported\":");
    page_versions(&call->data);
    page_entry(&call->data, "requested", wanted);
    page_text(&call->data, "}");
}

/* A client without "initialize" says its revision and capabilities in each
   request, and server/discover has been there since then. */
static int is_modern(const McpCall *call, const JsonValue *meta,
                     const char *method, const McpHeaders *headers)
{
    const char *version = mcp_member(call, meta, META "protocolVersion");
    if (version)
        return find_version(version) < FIRST_LEGACY;
    if (headers && headers->version)
        return find_version(headers->version) < FIRST_LEGACY;
    return strcmp(method, "server/discover") == 0 ||
           (meta && json_member(call->json, meta, META "clientCapabilities"));
}

/* Writes what Base64 stands for, up to the first other sign; returns that. */
static const char *decode(Page *page, const char *at)
{
    static const char signs[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
                                "abcdefghijklmnopqrstuvwxyz0123456789+/";
    const char *sign;
    u32 bits = 0;
    int count = 0;
    for (; *at && (sign = strchr(signs, *at)) != NULL; at++) {
        bits = bits << 6 | (u32)(sign - signs);
        count += 6;
        if (count >= 8) {
            const char byte = (char)(bits >> (count - 8) & 0xFF);
            page_put(page, &byte, 1);
            count -= 8;
        }
    }
    return at + strspn(at, "=");
}

/* A name in a header can be in Base64, as "=?base64?...?=". */
static int is_same_name(const char *header, const char *name)
{
    static const char opening[] = "=?base64?";
    const size_t length = sizeof opening - 1;
    Page text = PAGE_EMPTY;
    const char *end;
    int is_same;
    if (strncmp(header, opening, length) != 0)
        return strcmp(header, name) == 0;
    end = strrchr(header, '?');
    page_put(&text, "", 0);
    is_same = decode(&text, header + length) <= end &&
              strcmp(end, "?=") == 0 && strcmp(text.text, name) == 0;
    page_free(&text);
    return is_same;
}

/* The method's parameter that a header repeats. */
static const char *named_by(const McpCall *call, const char *method)
{
    if (strcmp(method, "tools/call") == 0 ||
        strcmp(method, "prompts/get") == 0)
        return mcp_text(call, "name");
    return strcmp(method, "resources/read") == 0 ? mcp_text(call, "uri")
                                                 : NULL;
}

static void check_headers(McpCall *call, const McpHeaders *headers,
                          const char *version, const char *method)
{
    const char *name = named_by(call, method);
    if (!headers->version || strcmp(headers->version, version) != 0)
        mcp_refuse(call, MCP_HEADERS,
                   "Header mismatch: MCP-Protocol-Version must be '%.40s'",
                   version);
    else if (!headers->method || strcmp(headers->method, method) != 0)
        mcp_refuse(call, MCP_HEADERS,
                   "Header mismatch: Mcp-Method must be '%.40s'", method);
    else if (name && (!headers->name || !is_same_name(headers->name, name)))
        mcp_refuse(call, MCP_HEADERS,
                   "Header mismatch: Mcp-Name must be '%.200s'", name);
}

/* What every modern request has to say. */
static void check_modern(McpCall *call, const JsonValue *meta,
                         const McpHeaders *headers, const char *method)
{
    const char *version = mcp_member(call, meta, META "protocolVersion");
    const JsonValue *able =
        meta ? json_member(call->json, meta, META "clientCapabilities") : NULL;
    if (!version)
        mcp_refuse(call, MCP_PARAMETERS,
                   "_meta lacks " META "protocolVersion");
    else if (headers && headers->version &&
             strcmp(headers->version, version) != 0)
        check_headers(call, headers, version, method);
    else if (find_version(version) < 0)
        refuse_version(call, version);
    else if (!able || able->kind != JSON_OBJECT)
        mcp_refuse(call, MCP_PARAMETERS,
                   "_meta lacks " META "clientCapabilities");
    else if (headers)
        check_headers(call, headers, version, method);
}

/* --------------------------------------------------------------- requests */

static int is_id(const JsonText *json, const JsonValue *id)
{
    const char *text;
    if (id->kind != JSON_STRING && id->kind != JSON_NUMBER)
        return 0;
    text = json_text(json, id);
    return id->kind == JSON_STRING || !text[strspn(text, "-0123456789")];
}

/* Progress is told under the client's own token. */
static void note_token(Mcp *mcp, const JsonText *json, const JsonValue *meta)
{
    const JsonValue *token =
        meta ? json_member(json, meta, "progressToken") : NULL;
    mcp->token.used = 0;
    mcp->told = 0;
    if (token && is_id(json, token))
        json_page_scalar(&mcp->token, json, token);
}

static void run(McpCall *call, const char *method, const JsonValue *params,
                const McpHeaders *headers, const McpMethod **found)
{
    const McpExtras *extras = call->mcp->extras;
    const JsonValue *meta =
        params ? json_member(call->json, params, "_meta") : NULL;
    if (meta && meta->kind != JSON_OBJECT)
        meta = NULL;
    call->params = params;
    call->is_modern = is_modern(call, meta, method, headers);
    note_token(call->mcp, call->json, meta);
    if (call->is_modern)
        check_modern(call, meta, headers, method);
    call->is_malformed = call->error != MCP_NO_ERROR;
    if (call->is_malformed)
        return;
    *found = find_method(call, method);
    if (extras && extras->answer(call, method))
        return;
    if (*found)
        (*found)->run(call);
    else
        mcp_refuse(call, MCP_NO_METHOD, "There is no method '%.60s'", method);
}

static void page_answer(Page *page, const McpCall *call, const JsonValue *id,
                        const McpMethod *method)
{
    page_text(page, "{\"jsonrpc\":\"2.0\"");
    if (id) {
        page_text(page, ",\"id\":");
        json_page_scalar(page, call->json, id);
    }
    if (call->error) {
        page_format(page, ",\"error\":{\"code\":%d", call->error);
        page_entry(page, "message", call->words.text);
        if (call->data.used)
            page_format(page, ",\"data\":%s", call->data.text);
        page_text(page, "}}");
        return;
    }
    page_text(page, ",\"result\":{");
    if (call->is_modern) {
        page_format(page, "\"resultType\":\"%s\"", call->type);
        if (method && method->lasts)
            page_format(page, ",\"ttlMs\":%d,\"cacheScope\":\"public\"",
                        MCP_TTL);
        page_put(page, call->result.text, call->result.used);
        page_text(page, ",\"_meta\":{\"" META "serverInfo\":");
        page_server(page, call->mcp);
        page_text(page, "}");
    } else if (call->result.used) {
        page_put(page, call->result.text + 1, call->result.used - 1);
    }
    page_text(page, "}}");
}

static McpStatus status_of(const McpCall *call)
{
    switch (call->error) {
    case MCP_PARSE:
    case MCP_INVALID:
    case MCP_HEADERS:
    case MCP_CAPABILITY:
    case MCP_VERSION:
        return MCP_BAD;
    case MCP_PARAMETERS:
        return call->is_malformed ? MCP_BAD : MCP_FINE;
    case MCP_NO_METHOD:
        return call->is_modern ? MCP_UNKNOWN : MCP_FINE;
    default:
        return MCP_FINE;
    }
}

static void close_call(McpCall *call)
{
    page_free(&call->result);
    page_free(&call->words);
    page_free(&call->data);
}

/* Answers a message, or an element of a batch, on a page. */
static McpStatus answer(Mcp *mcp, const JsonText *json,
                        const JsonValue *message, const McpHeaders *headers,
                        Page *page)
{
    McpCall call = {.mcp = mcp, .json = json, .type = "complete"};
    const McpMethod *found = NULL;
    const JsonValue *params = json_member(json, message, "params");
    const JsonValue *id = json_member(json, message, "id");
    const char *method = text_of(json, json_member(json, message, "method"));
    const int is_sound =
        json_is(json, json_member(json, message, "jsonrpc"), "2.0") &&
        (!params || params->kind == JSON_OBJECT) && (!id || is_id(json, id));
    McpStatus status = MCP_ACCEPTED;
    if (is_sound && method && !id)
        return status; /* a notification */
    if (is_sound && id && !method &&
        (json_member(json, message, "result") ||
         json_member(json, message, "error")))
        return status; /* nothing was asked of the client */
    if (!is_sound || !method)
        mcp_refuse(&call, MCP_INVALID, "This is no request of JSON-RPC 2.0");
    else
        run(&call, method, params, headers, &found);
    page_answer(page, &call, id && is_id(json, id) ? id : NULL, found);
    status = status_of(&call);
    close_call(&call);
    return status;
}

static McpStatus refuse(McpError error, const char *words, Page *page)
{
    McpCall call = {.error = error};
    page_text(&call.words, words);
    page_answer(page, &call, NULL, NULL);
    close_call(&call);
    return MCP_BAD;
}

/* Revision 2025-03-26 has batches. Their answers are a list. */
static McpStatus answer_batch(Mcp *mcp, const JsonText *json,
                              const McpHeaders *headers, Page *page)
{
    const JsonValue *message = json_first(json, json->values);
    Page one = PAGE_EMPTY;
    if (!message)
        return refuse(MCP_INVALID, "The batch is empty", page);
    for (; message; message = json_next(json, json->values, message)) {
        one.used = 0;
        answer(mcp, json, message, headers, &one);
        if (!one.used)
            continue;
        page_text(page, page->used ? "," : "[");
        page_put(page, one.text, one.used);
    }
    page_free(&one);
    if (!page->used)
        return MCP_ACCEPTED;
    page_text(page, "]");
    return MCP_FINE;
}

McpStatus mcp_obey(Mcp *mcp, const char *text, size_t length,
                   const McpHeaders *headers, const _Atomic u8 *hurry)
{
    JsonText json = JSON_TEXT_EMPTY;
    Page page = PAGE_EMPTY;
    McpStatus status;
    mcp->bot.advisor.stop = hurry;
    if (length > MCP_MOST_MESSAGE)
        status = refuse(MCP_INVALID, "The message is too long", &page);
    else if (!json_read(&json, text, length))
        status = refuse(MCP_PARSE, "This is not JSON", &page);
    else if (json.values->kind == JSON_ARRAY)
        status = answer_batch(mcp, &json, headers, &page);
    else
        status = answer(mcp, &json, json.values, headers, &page);
    if (page.used)
        mcp->send(mcp->own, page.text, page.used, MCP_ANSWER);
    page_free(&page);
    json_free(&json);
    return status;
}

void mcp_glance(McpGlance *glance, const char *text, size_t length)
{
    JsonText json = JSON_TEXT_EMPTY;
    if (length <= MCP_MOST_MESSAGE && json_read(&json, text, length)) {
        const JsonValue *method = json_member(&json, json.values, "method");
        const JsonValue *id = json_member(&json, json.values, "id");
        const JsonValue *params = json_member(&json, json.values, "params");
        if (method && id && is_id(&json, id))
            json_page_scalar(&glance->id, &json, id);
        id = params ? json_member(&json, params, "requestId") : NULL;
        if (json_is(&json, method, "notifications/cancelled") && id &&
            is_id(&json, id))
            json_page_scalar(&glance->cancel, &json, id);
    }
    json_free(&json);
}

/* ----------------------------------------------------------------- server */

void mcp_notify(Mcp *mcp, const Page *message)
{
    mcp->send(mcp->own, message->text, message->used, MCP_NOTIFICATION);
}

/* A search says each second that it goes on. */
static void tell_search(void *own, const char *text, size_t length)
{
    Mcp *mcp = own;
    Page page = PAGE_EMPTY;
    (void)text;
    (void)length;
    mcp->send(mcp->own, "", 0, MCP_SEARCHING);
    if (!mcp->token.used)
        return;
    page_format(&page,
                "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/progress\","
                "\"params\":{\"progressToken\":%s,\"progress\":%lld,"
                "\"message\":\"searching\"}}",
                mcp->token.text, ++mcp->told);
    mcp_notify(mcp, &page);
    page_free(&page);
}

void mcp_open(Mcp *mcp, const char *program, McpSender send, void *own)
{
    memset(mcp, 0, sizeof *mcp);
    bot_open(&mcp->bot, program, tell_search, mcp);
    mcp->bot.is_json = 1;
    page_text(&mcp->bot.id, "null");
    mcp->send = send;
    mcp->own = own;
}

void mcp_close(Mcp *mcp)
{
    bot_close(&mcp->bot);
    page_free(&mcp->app);
    page_free(&mcp->token);
}
