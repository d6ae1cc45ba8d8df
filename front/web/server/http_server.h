/* SPDX-License-Identifier: MIT */
/* Serves clients on this machine by HTTP, whatever they ask for. */
#ifndef HTTP_SERVER_H
#define HTTP_SERVER_H

#include "http_library.h"

typedef struct HttpServer HttpServer;

/* What is done with requests; libmicrohttpd describes both functions. */
typedef struct HttpService {
    MHD_AccessHandlerCallback answer;
    MHD_RequestCompletedCallback done; /* or NULL */
    void *own;
    unsigned flags; /* more for the library */
} HttpService;

typedef enum HttpServerAnswer {
    HTTP_SERVER_FINE,
    HTTP_SERVER_NO_LIBRARY,
    HTTP_SERVER_NO_PORT /* see errno */
} HttpServerAnswer;

/* Listens on 127.0.0.1 and this port; port 0 means any free one. Clients can
   connect, and wait. */
HttpServerAnswer http_server_open(HttpServer **server, unsigned port);
/* Answers clients, in its own threads. Returns 0, with errno set, if that
   isn't possible. */
int http_server_start(HttpServer *server, const HttpService *service);
void http_server_close(HttpServer *server);
unsigned http_server_port(const HttpServer *server);
const HttpLibrary *http_server_library(const HttpServer *server);
/* A header of a request, or NULL. */
const char *http_server_header(const HttpServer *server,
                               struct MHD_Connection *connection,
                               const char *name);

#endif
