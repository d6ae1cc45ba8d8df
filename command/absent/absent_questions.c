/* SPDX-License-Identifier: MIT */
/* Replaces command/questions/ in a program without questions. */
#include "command/command.h"

const Option question_options[] = {{NULL, NULL, 0, 0, 0, 0, NULL}};
const char ask_words[] = "";

void question_options_list_sets(const Game *game,
                                void (*see)(void *own, const char *name,
                                            const char *help),
                                void *own)
{
    (void)game;
    (void)see;
    (void)own;
}

int run_ask(CommandLine *line)
{
    return complain_absent(line->command->name);
}

int run_answers(CommandLine *line)
{
    return complain_absent(line->command->name);
}
