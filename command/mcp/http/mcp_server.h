/* SPDX-License-Identifier: MIT */
/* Serves clients of the Model Context Protocol on this machine by HTTP. */
#ifndef COMMAND_MCP_SERVER_H
#define COMMAND_MCP_SERVER_H

#include "front/web/server/http_server.h"
#include "mcp/mcp.h"

typedef struct McpServer McpServer;

HttpServerAnswer mcp_server_open(McpServer **server, unsigned port);
/* What answers, before it starts. */
Mcp *mcp_server_mcp(McpServer *server, const char *program);
/* Answers clients until it is closed. Returns 0 with errno set on failure. */
int mcp_server_start(McpServer *server);
void mcp_server_close(McpServer *server);
/* Writes the address for clients, such as "http://127.0.0.1:8618/mcp". */
void mcp_server_page_address(Page *page, const McpServer *server);

#endif
