/* SPDX-License-Identifier: MIT */
/* A request by HTTP: its message, and what is to be sent for it. Its two
   threads are the library's and the one that works; the server's lock is held
   while either reads or changes what both use. */
#ifndef COMMAND_MCP_EXCHANGE_H
#define COMMAND_MCP_EXCHANGE_H

#include "front/web/server/http_server.h"
#include "mcp/mcp.h"

/* The codes of refusals by the header alone. */
enum McpRefusal {
    MCP_FORBIDDEN = 403,
    MCP_NO_SUCH_PLACE = 404,
    MCP_NOT_ALLOWED = 405,
    MCP_TOO_LARGE = 413,
    MCP_NO_JSON = 415,
    MCP_MISDIRECTED = 421
};

typedef struct McpExchange {
    struct McpExchange *next; /* that waits */
    struct MHD_Connection *connection;
    int file; /* of the connection */
    Page body;
    Page version, method, name; /* headers */
    McpHeaders headers;
    /* What both threads use. */
    Page sent;      /* events, or the answer */
    size_t at;      /* how much of it the client has got */
    int is_stream;  /* it has events */
    int is_waiting; /* the library waits until more is sent */
    int is_begun;   /* the whole request has come */
    int is_queued;  /* the worker has yet to finish it */
    int is_gone;    /* the client is */
    unsigned code;  /* of the answer, once it is finished */
} McpExchange;

/* Decides by its header whether a request is refused: writes the code, and
   returns why, or NULL. */
const char *mcp_exchange_refusal(const HttpServer *server,
                                 struct MHD_Connection *connection,
                                 const char *address, const char *method,
                                 unsigned *code);
McpExchange *mcp_exchange_begin(const HttpServer *server,
                                struct MHD_Connection *connection);
void mcp_exchange_free(McpExchange *exchange);
/* Adds a message to what is sent: an event, unless it is the answer and no
   event came before it. */
void mcp_exchange_add(McpExchange *exchange, const char *message,
                      size_t length, int is_answer);

#endif
