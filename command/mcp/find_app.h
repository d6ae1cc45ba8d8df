/* SPDX-License-Identifier: MIT */
/* The page of the board, which clients show in a chat. */
#ifndef COMMAND_MCP_FIND_APP_H
#define COMMAND_MCP_FIND_APP_H

#include "mcp/mcp.h"

/* Reads the page; without it, no board is offered. */
void find_app(Mcp *mcp);

#endif
