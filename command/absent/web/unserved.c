/* SPDX-License-Identifier: MIT */
/* Replaces the web server in programs built without libmicrohttpd; another
   server has to serve the page. */
#include "command/command.h"

int run_web(CommandLine *line)
{
    (void)line;
    return complain_trouble(
        _("Quadrille was built without a web server; any other server "
          "can serve the page"));
}
