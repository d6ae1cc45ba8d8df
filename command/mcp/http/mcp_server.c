/* SPDX-License-Identifier: MIT */
/* One thread works on the messages of all clients, in the order in which they
   came; the library's thread talks to the clients. While a message is worked
   on, its connection is suspended. A search is told when its client has
   gone. */
#include "mcp_server.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

#include "host/posix/thread.h"
#include "mcp_exchange.h"

struct McpServer {
    HttpServer *http;
    Mcp mcp;
    pthread_t thread;
    int has_thread;
    pthread_mutex_t lock;
    pthread_cond_t changed;
    McpExchange *first, **last; /* those that wait */
    McpExchange *current;       /* is worked on */
    int leaving;
    _Atomic u8 stop; /* ends the search of the current one */
};

/* ------------------------------------------------------------- the worker */

/* Lets the library go on with an exchange. The caller holds the lock. */
static void wake(McpServer *server, McpExchange *exchange)
{
    if (!exchange->is_waiting)
        return;
    exchange->is_waiting = 0;
    http_server_library(server->http)->resume_connection(exchange->connection);
}

/* The library doesn't look at a connection that is suspended. */
static int has_gone(const McpExchange *exchange)
{
    char byte;
    return exchange->is_gone ||
           recv(exchange->file, &byte, 1, MSG_PEEK | MSG_DONTWAIT) == 0;
}

static void send_message(void *own, const char *message, size_t length,
                         McpSending what)
{
    McpServer *server = own;
    McpExchange *exchange = server->current;
    pthread_mutex_lock(&server->lock);
    if (has_gone(exchange))
        server->stop = 1;
    else if (what != MCP_SEARCHING)
        mcp_exchange_add(exchange, message, length, what == MCP_ANSWER);
    if (exchange->is_stream)
        wake(server, exchange);
    pthread_mutex_unlock(&server->lock);
}

/* Takes the next exchange, or NULL to end. The caller holds the lock. */
static McpExchange *take_exchange(McpServer *server)
{
    McpExchange *exchange;
    while (!server->first && !server->leaving)
        pthread_cond_wait(&server->changed, &server->lock);
    exchange = server->first;
    if (!exchange)
        return NULL;
    server->first = exchange->next;
    if (!server->first)
        server->last = &server->first;
    server->current = exchange;
    server->stop = (u8)server->leaving;
    return exchange;
}

static void finish(McpServer *server, McpExchange *exchange)
{
    exchange->is_queued = 0;
    if (!exchange->code)
        exchange->code = MHD_HTTP_SERVICE_UNAVAILABLE;
    server->current = NULL;
    if (exchange->is_gone)
        mcp_exchange_free(exchange);
    else
        wake(server, exchange);
}

static void *work(void *own)
{
    McpServer *server = own;
    McpExchange *exchange;
    pthread_mutex_lock(&server->lock);
    while ((exchange = take_exchange(server)) != NULL) {
        const int is_wanted = !exchange->is_gone && !server->leaving;
        pthread_mutex_unlock(&server->lock);
        if (is_wanted)
            exchange->code = (unsigned)mcp_obey(
                &server->mcp, exchange->body.text, exchange->body.used,
                &exchange->headers, &server->stop);
        pthread_mutex_lock(&server->lock);
        finish(server, exchange);
    }
    pthread_mutex_unlock(&server->lock);
    return NULL;
}

/* ------------------------------------------------------ the library's thread
 */

static enum MHD_Result queue(const McpServer *server,
                             struct MHD_Connection *connection,
                             struct MHD_Response *response, unsigned code,
                             const char *type)
{
    const HttpLibrary *http = http_server_library(server->http);
    enum MHD_Result result;
    if (!response)
        return MHD_NO;
    http->add_response_header(response, "Content-Type", type);
    http->add_response_header(response, "X-Content-Type-Options", "nosniff");
    http->add_response_header(response, "Cache-Control", "no-store");
    if (code == MCP_NOT_ALLOWED)
        http->add_response_header(response, "Allow", "POST");
    result = http->queue_response(connection, code, response);
    http->destroy_response(response);
    return result;
}

static enum MHD_Result queue_text(const McpServer *server,
                                  struct MHD_Connection *connection,
                                  const char *text, size_t length,
                                  unsigned code, const char *type)
{
    return queue(server, connection,
                 http_server_library(server->http)
                     ->create_response_from_buffer(
                         length, (void *)(size_t)text, MHD_RESPMEM_MUST_COPY),
                 code, type);
}

/* Suspends the connection until there is more to send. The caller holds the
   lock. */
static void wait_for_more(McpServer *server, McpExchange *exchange)
{
    exchange->is_waiting = 1;
    http_server_library(server->http)
        ->suspend_connection(exchange->connection);
}

typedef struct McpEvents {
    McpServer *server;
    McpExchange *exchange;
} McpEvents;

/* Hands the library the events that there are. */
static ssize_t read_events(void *own, uint64_t at, char *bytes, size_t room)
{
    const McpEvents *events = own;
    McpExchange *exchange = events->exchange;
    ssize_t taken = 0;
    size_t left;
    (void)at;
    pthread_mutex_lock(&events->server->lock);
    left = exchange->sent.used - exchange->at;
    if (left) {
        taken = (ssize_t)(left < room ? left : room);
        memcpy(bytes, exchange->sent.text + exchange->at, (size_t)taken);
        exchange->at += (size_t)taken;
    } else if (!exchange->is_queued) {
        taken = MHD_CONTENT_READER_END_OF_STREAM;
    } else {
        wait_for_more(events->server, exchange);
    }
    pthread_mutex_unlock(&events->server->lock);
    return taken;
}

static enum MHD_Result queue_events(McpServer *server, McpExchange *exchange)
{
    McpEvents *events = host_must_have(malloc(sizeof *events));
    *events = (McpEvents){server, exchange};
    return queue(server, exchange->connection,
                 http_server_library(server->http)
                     ->create_response_from_callback(
                         MHD_SIZE_UNKNOWN, 1 << 12, read_events, events, free),
                 MHD_HTTP_OK, "text/event-stream");
}

/* Answers an exchange that the worker has finished, or begun to answer. The
   caller holds the lock. */
static enum MHD_Result answer_exchange(McpServer *server,
                                       McpExchange *exchange)
{
    if (exchange->is_stream)
        return queue_events(server, exchange);
    if (exchange->is_queued) {
        wait_for_more(server, exchange);
        return MHD_YES;
    }
    return queue_text(server, exchange->connection, exchange->sent.text,
                      exchange->sent.used, exchange->code, "application/json");
}

static void add_exchange(McpServer *server, McpExchange *exchange)
{
    page_put(&exchange->body, "", 0);
    exchange->is_begun = 1;
    if (server->leaving) {
        exchange->code = MHD_HTTP_SERVICE_UNAVAILABLE;
        return;
    }
    exchange->is_queued = 1;
    *server->last = exchange;
    server->last = &exchange->next;
    pthread_cond_signal(&server->changed);
}

/* The library calls this first when the header of a request has arrived, then
   with the parts of its body, at its end, and after each suspension. A request
   that is refused by its header also closes the connection, so that nobody
   reads its body. */
static enum MHD_Result handle(void *own, struct MHD_Connection *connection,
                              const char *address, const char *method,
                              const char *version, const char *body,
                              size_t *body_size, void **request)
{
    McpServer *server = own;
    McpExchange *exchange = *request;
    enum MHD_Result result;
    (void)version;
    if (!exchange) {
        unsigned code;
        const char *why = mcp_exchange_refusal(server->http, connection,
                                               address, method, &code);
        if (why)
            return queue_text(server, connection, why, strlen(why), code,
                              "text/plain; charset=utf-8");
        *request = mcp_exchange_begin(server->http, connection);
        return MHD_YES;
    }
    if (*body_size) {
        if (exchange->body.used + *body_size > MCP_MOST_MESSAGE)
            return MHD_NO;
        page_put(&exchange->body, body, *body_size);
        *body_size = 0;
        return MHD_YES;
    }
    pthread_mutex_lock(&server->lock);
    if (!exchange->is_begun)
        add_exchange(server, exchange);
    result = answer_exchange(server, exchange);
    pthread_mutex_unlock(&server->lock);
    return result;
}

/* The exchange is over, or its client has gone. */
static void end_exchange(void *own, struct MHD_Connection *connection,
                         void **request, enum MHD_RequestTerminationCode how)
{
    McpServer *server = own;
    McpExchange *exchange = *request;
    (void)connection;
    (void)how;
    if (!exchange)
        return;
    pthread_mutex_lock(&server->lock);
    exchange->is_gone = 1;
    exchange->is_waiting = 0;
    if (exchange == server->current)
        server->stop = 1;
    if (!exchange->is_queued)
        mcp_exchange_free(exchange);
    pthread_mutex_unlock(&server->lock);
}

/* ----------------------------------------------------------------- server */

HttpServerAnswer mcp_server_open(McpServer **opened, unsigned port)
{
    HttpServer *http;
    const HttpServerAnswer result = http_server_open(&http, port);
    McpServer *server = NULL;
    if (!result) {
        server = host_must_have(calloc(1, sizeof *server));
        server->http = http;
        server->last = &server->first;
        pthread_mutex_init(&server->lock, NULL);
        pthread_cond_init(&server->changed, NULL);
    }
    *opened = server;
    return result;
}

Mcp *mcp_server_mcp(McpServer *server, const char *program)
{
    mcp_open(&server->mcp, program, send_message, server);
    return &server->mcp;
}

int mcp_server_start(McpServer *server)
{
    const HttpService service = {handle, end_exchange, server,
                                 MHD_ALLOW_SUSPEND_RESUME};
    server->has_thread = thread_start(&server->thread, work, server);
    return server->has_thread && http_server_start(server->http, &service);
}

/* No connection may be suspended when the library stops: the worker finishes
   what there is, but answers nothing more. */
void mcp_server_close(McpServer *server)
{
    pthread_mutex_lock(&server->lock);
    server->leaving = 1;
    server->stop = 1;
    pthread_cond_signal(&server->changed);
    pthread_mutex_unlock(&server->lock);
    if (server->has_thread)
        pthread_join(server->thread, NULL);
    http_server_close(server->http);
    mcp_close(&server->mcp);
    free(server);
}

void mcp_server_page_address(Page *page, const McpServer *server)
{
    page_format(page, "http://127.0.0.1:%u/mcp",
                http_server_port(server->http));
}
