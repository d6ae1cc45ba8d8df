/* SPDX-License-Identifier: MIT */
/* Replaces command/completion/ in a program that does not complete command
   lines. */
#include "command/command.h"

int run_completion(CommandLine *line)
{
    return complain_absent(line->command->name);
}
