/* SPDX-License-Identifier: MIT */
/* A web server for the page, built on libmicrohttpd. It serves files from
   memory to browsers on this machine, and limits how many connections can be
   open and how long a slow client can keep one. */
#include "server.h"

#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "host/posix/thread.h"
#include "http_library.h"
#include "page_request.h"
#include "rules/core/base.h"

/* A browser opens six connections. The server does not wait for idle ones.
   LEAVING connections are those being closed to make room for others. */
enum {
    MOST_CONNECTIONS = 64,
    LEAVING = 64,
    PATIENCE_SECONDS = 15,
    BACKLOG = 128
};

/* A connection. It gets a new turn with each answer it has received, so the
   lowest turn belongs to the client that has been slow for longest. */
typedef struct Visit {
    int file;
    int stays; /* it has not been told to close */
    unsigned long turn;
} Visit;

struct WebServer {
    const HttpLibrary *http;
    PageFiles shelf;
    int file; /* the listening socket, or -1 */
    unsigned port;
    struct MHD_Daemon *daemon;
    Visit visits[MOST_CONNECTIONS + LEAVING];
    unsigned staying;
    unsigned long turns;
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

static const char *header_of(const HttpLibrary *http,
                             struct MHD_Connection *connection,
                             const char *name)
{
    return http->lookup_connection_value(connection, MHD_HEADER_KIND, name);
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
    const HttpLibrary *http = server->http;
    const PageRequest asked = {
        method,
        address,
        header_of(http, connection, "Host"),
        header_of(http, connection, "If-None-Match"),
        header_of(http, connection, "Content-Length"),
        header_of(http, connection, "Transfer-Encoding")};
    const PageAnswer answer =
        page_request_answer(&server->shelf, server->port, &asked);
    (void)version;
    (void)body;
    if (answer.code == PAGE_MISDIRECTED ||
        answer.code == PAGE_METHOD_NOT_ALLOWED ||
        answer.code == PAGE_TOO_LARGE)
        return send_answer(http, connection, &answer);
    if (*body_size)
        return MHD_NO;
    if (*request)
        return send_answer(http, connection, &answer);
    *request = own;
    return MHD_YES;
}

/* A name with a zero byte is left escaped, and no such file exists. */
static size_t unescape(void *own, struct MHD_Connection *connection,
                       char *text)
{
    const WebServer *server = own;
    (void)connection;
    return strstr(text, "%00") ? strlen(text)
                               : server->http->http_unescape(text);
}

/* ----------------------------------------------------------------- visits */

/* The client that has been slow for longest makes room for a new one, so that
   clients that send a byte now and then cannot keep others out. */
static void send_away(WebServer *server)
{
    const size_t count = sizeof server->visits / sizeof *server->visits;
    Visit *slowest = NULL;
    size_t i;
    for (i = 0; i < count; i++) {
        Visit *visit = &server->visits[i];
        if (visit->stays && (!slowest || visit->turn < slowest->turn))
            slowest = visit;
    }
    ASSERT(slowest && server->staying);
    slowest->stays = 0;
    server->staying--;
    (void)shutdown(slowest->file, SHUT_RDWR);
}

static void begin_visit(WebServer *server, int file, void **visit)
{
    size_t i = 0;
    if (server->staying == MOST_CONNECTIONS)
        send_away(server);
    while (server->visits[i].turn)
        i++;
    server->visits[i] = (Visit){file, 1, ++server->turns};
    server->staying++;
    *visit = &server->visits[i];
}

/* The library accepts MOST_CONNECTIONS + LEAVING connections, so one is always
   free. */
static void see_visit(void *own, struct MHD_Connection *connection,
                      void **context, enum MHD_ConnectionNotificationCode what)
{
    WebServer *server = own;
    Visit *visit = *context;
    if (what == MHD_CONNECTION_NOTIFY_STARTED) {
        begin_visit(server,
                    server->http
                        ->get_connection_info(
                            connection, MHD_CONNECTION_INFO_CONNECTION_FD)
                        ->connect_fd,
                    context);
    } else if (visit) {
        server->staying -= (unsigned)visit->stays;
        memset(visit, 0, sizeof *visit);
    }
}

static void see_answered(void *own, struct MHD_Connection *connection,
                         void **request, enum MHD_RequestTerminationCode how)
{
    WebServer *server = own;
    const union MHD_ConnectionInfo *info = server->http->get_connection_info(
        connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
    Visit *visit = info ? info->socket_context : NULL;
    (void)how;
    *request = NULL;
    if (visit && visit->turn)
        visit->turn = ++server->turns;
}

/* ---------------------------------------------------------------- sockets */

static int bind_socket(int file, unsigned port)
{
    const int yes = 1;
    struct sockaddr_in place = {.sin_family = AF_INET,
                                .sin_port = htons((unsigned short)port)};
    place.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    return setsockopt(file, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes) == 0 &&
           bind(file, (struct sockaddr *)&place, sizeof place) == 0 &&
           listen(file, BACKLOG) == 0;
}

/* Returns a negative number with errno set on failure. */
static int open_socket(unsigned port)
{
    const int file = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    int trouble;
    if (file < 0 || bind_socket(file, port))
        return file;
    trouble = errno;
    close(file);
    errno = trouble;
    return -1;
}

static unsigned port_of(int file)
{
    struct sockaddr_in place;
    socklen_t size = sizeof place;
    memset(&place, 0, sizeof place);
    (void)getsockname(file, (struct sockaddr *)&place, &size);
    return ntohs(place.sin_port);
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
    server->http = http_library();
    if (!server->http)
        return SERVER_NO_LIBRARY;
    server->file = open_socket(port);
    if (server->file < 0)
        return SERVER_NO_PORT;
    server->port = port_of(server->file);
    return SERVER_FINE;
}

WebServerAnswer web_server_open(WebServer **opened, const char *folder,
                                unsigned port)
{
    WebServer *server = host_must_have(calloc(1, sizeof *server));
    WebServerAnswer result;
    int trouble;
    server->file = -1;
    result = open_all(server, folder, port);
    trouble = errno;
    if (result)
        web_server_close(server);
    *opened = result ? NULL : server;
    errno = trouble;
    return result;
}

void web_server_page_address(Page *page, const WebServer *server)
{
    page_format(page, "http://127.0.0.1:%u/", server->port);
}

/* The library's thread leaves all signals to those that wait for them. */
int web_server_start(WebServer *server)
{
    sigset_t before;
    thread_block_signals(&before);
    server->daemon = server->http->start_daemon(
        MHD_USE_AUTO_INTERNAL_THREAD, 0, NULL, NULL, handle, server,
        MHD_OPTION_LISTEN_SOCKET, server->file, MHD_OPTION_CONNECTION_LIMIT,
        (unsigned)(MOST_CONNECTIONS + LEAVING), MHD_OPTION_CONNECTION_TIMEOUT,
        (unsigned)PATIENCE_SECONDS, MHD_OPTION_NOTIFY_CONNECTION, see_visit,
        server, MHD_OPTION_NOTIFY_COMPLETED, see_answered, server,
        MHD_OPTION_UNESCAPE_CALLBACK, unescape, server, MHD_OPTION_END);
    thread_restore_signals(&before);
    return server->daemon != NULL;
}

/* The library closes the socket that it listens to. */
void web_server_close(WebServer *server)
{
    if (server->daemon)
        server->http->stop_daemon(server->daemon);
    else if (server->file >= 0)
        close(server->file);
    page_files_free(&server->shelf);
    free(server);
}
