/* SPDX-License-Identifier: MIT */
/* Completion of command lines in shells. */
#ifndef COMMAND_COMPLETION_COMPLETION_H
#define COMMAND_COMPLETION_COMPLETION_H

#include "command/command.h"

/* Writes what the last of some words can become, one word per line, with a tab
   and an explanation. The words are those after the program's name. A line
   ":files" or ":folders" means the names of files or folders. */
void complete_page(Page *page, char **words, int count);

#endif
