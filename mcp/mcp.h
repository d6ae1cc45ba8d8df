/* SPDX-License-Identifier: MIT */
/* The Model Context Protocol: lets language models play (docs/mcp.md describes
   it). Each message is answered by itself. Nothing is kept between two of
   them: a game is in the code that the client passes. */
#ifndef MCP_H
#define MCP_H

#include "bot/bot.h"
#include "host/json_read.h"

/* Longer messages are refused. */
enum { MCP_MOST_MESSAGE = BOT_MOST_LINE };

/* The headers of HTTP that repeat parts of a message, or NULL. */
typedef struct McpHeaders {
    const char *version, *method, *name;
} McpHeaders;

/* The status codes that a message has over HTTP. */
typedef enum McpStatus {
    MCP_FINE = 200,
    MCP_ACCEPTED = 202, /* a notification, which nobody answers */
    MCP_BAD = 400,
    MCP_UNKNOWN = 404
} McpStatus;

typedef enum McpSending {
    MCP_ANSWER,
    MCP_NOTIFICATION, /* before the answer */
    MCP_SEARCHING     /* no message: a search goes on for another second */
} McpSending;

/* Sends a message, without a newline. */
typedef void (*McpSender)(void *own, const char *message, size_t length,
                          McpSending what);

typedef struct Mcp {
    Bot bot;        /* its game is that of the message under way */
    Page app;       /* the page of the board; empty if there is none */
    Page token;     /* of the message's progress, as JSON; empty if nobody
                       asked for it */
    long long told; /* how often progress was told */
    const struct McpExtras *extras; /* what only tests offer, or NULL */
    McpSender send;
    void *own;
} Mcp;

void mcp_open(Mcp *mcp, const char *program, McpSender send, void *own);
void mcp_close(Mcp *mcp);

/* Answers a message, which can be anything. "headers" is NULL unless it came
   by HTTP. The byte becomes 1 to bring a search to its end; it may be NULL. */
McpStatus mcp_obey(Mcp *mcp, const char *text, size_t length,
                   const McpHeaders *headers, const _Atomic u8 *hurry);

/* What the reader of messages has to know before their turn comes. */
typedef struct McpGlance {
    Page id;     /* of a request, as JSON; else empty */
    Page cancel; /* the id of the request that a notification cancels, or
                    empty */
} McpGlance;
/* Fills a glance that is all zeros; the caller frees its pages. */
void mcp_glance(McpGlance *glance, const char *text, size_t length);

#endif
