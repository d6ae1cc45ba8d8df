/* SPDX-License-Identifier: MIT */
/* Replaces the completion of command lines in a program built for small
   machines. */
#include "command/command.h"

int run_completion(CommandLine *line)
{
    return complain_absent(line->command->name);
}
