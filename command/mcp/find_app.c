/* SPDX-License-Identifier: MIT */
/* Finds the page of the board among the files that are installed, or those
   just built. */
#include "find_app.h"

#include "host/host.h"
#include "host/paths.h"

#ifndef QUADRILLE_MCP_PAGE
#define QUADRILLE_MCP_PAGE "/usr/local/share/quadrille/mcp/board.html"
#endif

void find_app(Mcp *mcp)
{
    Page path = PAGE_EMPTY;
    if (path_of_data(&path, "mcp/board.html", "../web/board.html",
                     QUADRILLE_MCP_PAGE) &&
        !file_read(path.text, &mcp->app))
        mcp->app.used = 0;
    page_free(&path);
}
