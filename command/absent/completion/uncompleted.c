/* SPDX-License-Identifier: MIT */
/* Replaces the completion of command lines in a program built for small
   machines. */
#include "command/command.h"

int run_completion(CommandLine *line)
{
    return complain(_("'%s' is not part of this small build"),
                    line->command->name);
}
