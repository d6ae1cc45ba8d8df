/* SPDX-License-Identifier: MIT */
/* Where there is no libmicrohttpd: the page is for other servers. */
#include "command/command.h"

int run_web(CommandLine *line)
{
    (void)line;
    complain("this Quadrille was built without a server; any other one can "
             "serve the page");
    return EXIT_TROUBLE;
}
