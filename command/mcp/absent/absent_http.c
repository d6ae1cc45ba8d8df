/* SPDX-License-Identifier: MIT */
/* Replaces command/mcp/http/ in a program without a web server. */
#include "command/command.h"

int mcp_run_http(CommandLine *line)
{
    return complain_absent(line->command->name);
}
