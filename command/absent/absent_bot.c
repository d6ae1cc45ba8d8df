/* SPDX-License-Identifier: MIT */
/* Replaces command/bot/ in a program without what bots ask. */
#include "command/command.h"

int run_bot(CommandLine *line)
{
    return complain_absent(line->command->name);
}
