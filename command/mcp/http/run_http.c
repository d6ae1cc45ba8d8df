/* SPDX-License-Identifier: MIT */
/* Serves clients of the Model Context Protocol by HTTP until a signal
   arrives. */
#include <errno.h>
#include <string.h>

#include "advice/hosted/kept_files.h"
#include "command/command.h"
#include "command/mcp/find_app.h"
#include "host/posix/sandbox.h"
#include "host/posix/signals.h"
#include "mcp_server.h"

enum { USUAL_PORT = 8618 };

/* Nobody is answered before the sandbox closes. The files that games may need
   are at hand by then. */
static int serve(McpServer *server)
{
    Page address = PAGE_EMPTY;
    find_app(mcp_server_mcp(server, QUADRILLE_VERSION));
    advice_keep_files();
    if (!sandbox_enter())
        complain_unconfined();
    if (!mcp_server_start(server))
        return complain_trouble(_("can't serve: %s"), strerror(errno));
    mcp_server_page_address(&address, server);
    page_text(&address, "\n");
    host_print_page(&address);
    while (!signals_alarm() && !host_print_trouble())
        signals_look_out(0, -1);
    return signals_alarm() ? EXIT_SIGNAL + signals_alarm() : EXIT_TROUBLE;
}

int mcp_run_http(CommandLine *line)
{
    const unsigned port = (unsigned)number_or(&line->options.port, USUAL_PORT);
    McpServer *server;
    const HttpServerAnswer answer = mcp_server_open(&server, port);
    int result;
    if (answer)
        return answer == HTTP_SERVER_NO_LIBRARY
                   ? complain_library(line->command->name)
                   : complain_port(port);
    result = serve(server);
    mcp_server_close(server);
    return result;
}
