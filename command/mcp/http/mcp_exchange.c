/* SPDX-License-Identifier: MIT */
/* Looks at headers, against DNS rebinding and against pages of other sites,
   whose requests without JSON a browser sends without asking. */
#include "mcp_exchange.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "front/web/server/page_request.h"

static const char endpoint[] = "/mcp";

/* A browser says which site's page asks; other clients don't. */
static int is_own_page(const char *origin, unsigned port)
{
    static const char scheme[] = "http://";
    return !origin || (strncmp(origin, scheme, strlen(scheme)) == 0 &&
                       page_request_is_local(origin + strlen(scheme), port));
}

static int is_json(const char *type)
{
    static const char json[] = "application/json";
    const size_t length = strlen(json);
    return type && strncasecmp(type, json, length) == 0 &&
           strchr("; \t", type[length]); /* or the end */
}

static int is_too_long(const char *length)
{
    return length && strtoull(length, NULL, 10) > MCP_MOST_MESSAGE;
}

const char *mcp_exchange_refusal(const HttpServer *server,
                                 struct MHD_Connection *connection,
                                 const char *address, const char *method,
                                 unsigned *code)
{
#define HEADER(name) http_server_header(server, connection, name)
    const unsigned port = http_server_port(server);
    const struct {
        int is_refused;
        unsigned code;
        const char *why;
    } checks[] = {
        {!page_request_is_local(HEADER("Host"), port), MCP_MISDIRECTED,
         "This server only answers to 127.0.0.1 and localhost, with its own "
         "port.\n"},
        {!is_own_page(HEADER("Origin"), port), MCP_FORBIDDEN,
         "Pages of other sites may not ask.\n"},
        {strcmp(address, endpoint) != 0, MCP_NO_SUCH_PLACE,
         "Send messages to /mcp.\n"},
        {strcmp(method, "POST") != 0, MCP_NOT_ALLOWED,
         "Only POST is allowed.\n"},
        {!is_json(HEADER("Content-Type")), MCP_NO_JSON,
         "A message is application/json.\n"},
        {is_too_long(HEADER("Content-Length")), MCP_TOO_LARGE,
         "The message is too long.\n"}};
#undef HEADER
    size_t i;
    for (i = 0; i < COUNT_OF(checks); i++)
        if (checks[i].is_refused) {
            *code = checks[i].code;
            return checks[i].why;
        }
    return NULL;
}

/* Without the blanks around it, which are no part of it. */
static const char *keep(Page *page, const char *text)
{
    size_t length;
    if (!text)
        return NULL;
    text += strspn(text, " \t");
    for (length = strlen(text); length; length--)
        if (!strchr(" \t", text[length - 1]))
            break;
    page_put(page, text, length);
    return page->text;
}

McpExchange *mcp_exchange_begin(const HttpServer *server,
                                struct MHD_Connection *connection)
{
    McpExchange *exchange = host_must_have(calloc(1, sizeof *exchange));
    exchange->connection = connection;
    exchange->file = http_server_library(server)
                         ->get_connection_info(
                             connection, MHD_CONNECTION_INFO_CONNECTION_FD)
                         ->connect_fd;
    exchange->headers.version =
        keep(&exchange->version,
             http_server_header(server, connection, "MCP-Protocol-Version"));
    exchange->headers.method =
        keep(&exchange->method,
             http_server_header(server, connection, "Mcp-Method"));
    exchange->headers.name = keep(
        &exchange->name, http_server_header(server, connection, "Mcp-Name"));
    return exchange;
}

void mcp_exchange_free(McpExchange *exchange)
{
    page_free(&exchange->body);
    page_free(&exchange->version);
    page_free(&exchange->method);
    page_free(&exchange->name);
    page_free(&exchange->sent);
    free(exchange);
}

void mcp_exchange_add(McpExchange *exchange, const char *message,
                      size_t length, int is_answer)
{
    exchange->is_stream |= !is_answer;
    if (exchange->is_stream)
        page_text(&exchange->sent, "event: message\ndata: ");
    page_put(&exchange->sent, message, length);
    if (exchange->is_stream)
        page_text(&exchange->sent, "\n\n");
}
