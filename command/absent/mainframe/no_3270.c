/* SPDX-License-Identifier: MIT */
/* Replaces the server for 3270 terminals in a program built for small
   machines. */
#include "command/command.h"

int run_3270(CommandLine *line)
{
    return complain_absent(line->command->name);
}
