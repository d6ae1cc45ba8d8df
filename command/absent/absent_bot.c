/* SPDX-License-Identifier: MIT */
/* Replaces command/bot/ in a program without what bots ask. */
#include "command/command.h"

const Option match_options[] = {{NULL, NULL, 0, 0, 0, 0, NULL}};
const char match_words[] = "";

int run_bot(CommandLine *line)
{
    return complain_absent(line->command->name);
}

int run_match(CommandLine *line)
{
    return complain_absent(line->command->name);
}
