/* SPDX-License-Identifier: MIT */
/* Answers requests for the page from memory. */
#include "server.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "http_server.h"
#include "page_request.h"

struct WebServer {
    HttpServer *http; /* or NULL */
    PageFiles shelf;
};

/* --------------------------------------------------------------- answers */

/* Sent with every answer that is made here; requests that the library refuses
   by itself get fixed sentences without them. The browser may only run and
   show what comes from this server. */
static const char *const headers[][2] = {
    {"Content-Security-Policy",
     "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; "
     "object-src 'none'; base-uri 'none'; form-action 'none'; "
     "frame-ancestors 'none'; "
     "require-trusted-types-for 'script'; trusted-types quadrille"},
    {"X-Content-Type-Options", "nosniff"},
    {"Referrer-Policy", "no-referrer"},
    {"Cross-Origin-Opener-Policy", "same-origin"},
    {"Cross-Origin-Resource-Policy", "same-origin"},
    {"Permissions-Policy", "camera=(), geolocation=(), microphone=()"},
    {"Cache-Control", "no-cache"}};

static struct MHD_Response *make_response(const HttpLibrary *http,
                                          const char *bytes, size_t size,
                                          const char *type)
{
    struct MHD_Response *response = http->create_response_from_buffer(
        size, (void *)(size_t)bytes, MHD_RESPMEM_PERSISTENT);
    size_t i;
    if (!response)
        return NULL;
    http->add_response_header(response, "Content-Type", type);
    for (i = 0; i < sizeof headers / sizeof *headers; i++)
        http->add_response_header(response, headers[i][0], headers[i][1]);
    return response;
}

static enum MHD_Result send_answer(const HttpLibrary *http,
                                   struct MHD_Connection *connection,
                                   const PageAnswer *answer)
{
    const PageFile *file = answer->file;
    const char *bytes = file ? file->bytes.text : answer->words;
    const size_t size = file ? file->bytes.used : strlen(answer->words);
    struct MHD_Response *response = make_response(
        http, bytes, answer->code == PAGE_NOT_MODIFIED ? 0 : size,
        file ? file->type : "text/plain; charset=utf-8");
    enum MHD_Result result;
    if (!response)
        return MHD_NO;
    if (file)
        http->add_response_header(response, "ETag", file->tag);
    if (answer->code == PAGE_METHOD_NOT_ALLOWED)
        http->add_response_header(response, "Allow", "GET, HEAD");
    result =
        http->queue_response(connection, (unsigned)answer->code, response);
    http->destroy_response(response);
    return result;
}

/* The library calls this first when the header of a request has arrived, and
   again for what follows. A request that is refused on the first call also
   closes the connection, so that nobody reads its body. */
static enum MHD_Result handle(void *own, struct MHD_Connection *connection,
                              const char *address, const char *method,
                              const char *version, const char *body,
                              size_t *body_size, void **request)
{
    const WebServer *server = own;
    const HttpServer *http = server->http;
    const PageRequest asked = {
        method,
        address,
        http_server_header(http, connection, "Host"),
        http_server_header(http, connection, "If-None-Match"),
        http_server_header(http, connection, "Content-Length"),
        http_server_header(http, connection, "Transfer-Encoding")};
    const PageAnswer answer =
        page_request_answer(&server->shelf, http_server_port(http), &asked);
    (void)version;
    (void)body;
    if (answer.code == PAGE_MISDIRECTED ||
        answer.code == PAGE_METHOD_NOT_ALLOWED ||
        answer.code == PAGE_TOO_LARGE)
        return send_answer(http_server_library(http), connection, &answer);
    if (*body_size)
        return MHD_NO;
    if (*request)
        return send_answer(http_server_library(http), connection, &answer);
    *request = own;
    return MHD_YES;
}

/* ---------------------------------------------------------------- servers */

static WebServerAnswer open_page(WebServer *server, const char *folder)
{
    if (!page_files_read(&server->shelf, folder))
        return errno == ENOENT ? SERVER_NO_PAGE : SERVER_TROUBLE;
    return page_files_find(&server->shelf, "/") ? SERVER_FINE : SERVER_NO_PAGE;
}

static WebServerAnswer open_all(WebServer *server, const char *folder,
                                unsigned port)
{
    const WebServerAnswer result = open_page(server, folder);
    if (result)
        return result;
    switch (http_server_open(&server->http, port)) {
    case HTTP_SERVER_NO_LIBRARY:
        return SERVER_NO_LIBRARY;
    case HTTP_SERVER_NO_PORT:
        return SERVER_NO_PORT;
    default:
        return SERVER_FINE;
    }
}

WebServerAnswer web_server_open(WebServer **opened, const char *folder,
                                unsigned port)
{
    WebServer *server = host_must_have(calloc(1, sizeof *server));
    const WebServerAnswer result = open_all(server, folder, port);
    const int trouble = errno;
    if (result)
        web_server_close(server);
    *opened = result ? NULL : server;
    errno = trouble;
    return result;
}

void web_server_page_address(Page *page, const WebServer *server)
{
    page_format(page, "http://127.0.0.1:%u/", http_server_port(server->http));
}

int web_server_start(WebServer *server)
{
    const HttpService service = {handle, NULL, server, 0};
    return http_server_start(server->http, &service);
}

void web_server_close(WebServer *server)
{
    if (server->http)
        http_server_close(server->http);
    page_files_free(&server->shelf);
    free(server);
}
