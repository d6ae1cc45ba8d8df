/* SPDX-License-Identifier: MIT */
/* Replaces command/mainframe/ in a program that serves no 3270 terminals. */
#include "command/command.h"

int run_3270(CommandLine *line)
{
    return complain_absent(line->command->name);
}
