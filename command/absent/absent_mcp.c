/* SPDX-License-Identifier: MIT */
/* Replaces command/mcp/ in a program without the Model Context Protocol. */
#include "command/command.h"

int run_mcp(CommandLine *line)
{
    return complain_absent(line->command->name);
}
