/* SPDX-License-Identifier: MIT */
/* Replaces command/web/ in a program without libmicrohttpd; another server has
   to serve the page. */
#include "command/command.h"

int run_web(CommandLine *line)
{
    (void)line;
    return complain_trouble(
        _("Quadrille was built without a web server; any other server "
          "can serve the page"));
}
