/* SPDX-License-Identifier: MIT */
/* A web server for clients on this machine, built on libmicrohttpd. It limits
   how many connections can be open and how long a slow client can keep one. */
#include "http_server.h"

#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "host/page.h"
#include "host/posix/thread.h"
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

struct HttpServer {
    const HttpLibrary *http;
    HttpService service;
    int file; /* the listening socket, or -1 */
    unsigned port;
    struct MHD_Daemon *daemon;
    Visit visits[MOST_CONNECTIONS + LEAVING];
    unsigned staying;
    unsigned long turns;
};

/* ----------------------------------------------------------------- visits */

/* The client that has been slow for longest makes room for a new one, so that
   clients that send a byte now and then cannot keep others out. */
static void send_away(HttpServer *server)
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

static void begin_visit(HttpServer *server, int file, void **visit)
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
    HttpServer *server = own;
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
    HttpServer *server = own;
    const union MHD_ConnectionInfo *info = server->http->get_connection_info(
        connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
    Visit *visit = info ? info->socket_context : NULL;
    if (server->service.done)
        server->service.done(server->service.own, connection, request, how);
    *request = NULL;
    if (visit && visit->turn)
        visit->turn = ++server->turns;
}

/* A name with a zero byte is left escaped, and no such file exists. */
static size_t unescape(void *own, struct MHD_Connection *connection,
                       char *text)
{
    const HttpServer *server = own;
    (void)connection;
    return strstr(text, "%00") ? strlen(text)
                               : server->http->http_unescape(text);
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

HttpServerAnswer http_server_open(HttpServer **opened, unsigned port)
{
    const HttpLibrary *http = http_library();
    const int file = http ? open_socket(port) : -1;
    HttpServer *server;
    *opened = NULL;
    if (file < 0)
        return http ? HTTP_SERVER_NO_PORT : HTTP_SERVER_NO_LIBRARY;
    server = host_must_have(calloc(1, sizeof *server));
    server->http = http;
    server->file = file;
    server->port = port_of(file);
    *opened = server;
    return HTTP_SERVER_FINE;
}

unsigned http_server_port(const HttpServer *server)
{
    return server->port;
}

const HttpLibrary *http_server_library(const HttpServer *server)
{
    return server->http;
}

/* The library's thread leaves all signals to those that wait for them. */
int http_server_start(HttpServer *server, const HttpService *service)
{
    sigset_t before;
    server->service = *service;
    thread_block_signals(&before);
    server->daemon = server->http->start_daemon(
        MHD_USE_AUTO_INTERNAL_THREAD | service->flags, 0, NULL, NULL,
        service->answer, service->own, MHD_OPTION_LISTEN_SOCKET, server->file,
        MHD_OPTION_CONNECTION_LIMIT, (unsigned)(MOST_CONNECTIONS + LEAVING),
        MHD_OPTION_CONNECTION_TIMEOUT, (unsigned)PATIENCE_SECONDS,
        MHD_OPTION_NOTIFY_CONNECTION, see_visit, server,
        MHD_OPTION_NOTIFY_COMPLETED, see_answered, server,
        MHD_OPTION_UNESCAPE_CALLBACK, unescape, server, MHD_OPTION_END);
    thread_restore_signals(&before);
    return server->daemon != NULL;
}

/* The library closes the socket that it listens to. */
void http_server_close(HttpServer *server)
{
    if (server->daemon)
        server->http->stop_daemon(server->daemon);
    else
        close(server->file);
    free(server);
}

const char *http_server_header(const HttpServer *server,
                               struct MHD_Connection *connection,
                               const char *name)
{
    return server->http->lookup_connection_value(connection, MHD_HEADER_KIND,
                                                 name);
}
