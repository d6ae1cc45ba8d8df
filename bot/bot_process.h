/* SPDX-License-Identifier: MIT */
/* A program that plays, in a process group of its own, and the pipes to it. */
#ifndef BOT_PROCESS_H
#define BOT_PROCESS_H

#include <sys/types.h>

#include "host/page.h"

typedef struct BotProcess {
    pid_t id;
    int to, from; /* its standard input and output, which never block; -1 once
                     closed */
} BotProcess;

/* Starts a command of the shell. Returns 0 with errno set on failure. */
int bot_process_start(BotProcess *process, const char *command);
/* Closes the pipes, waits a moment for the program to end by itself, and ends
   whatever is left of its group. Writes how the program ended. */
void bot_process_end(BotProcess *process, Page *how);

#endif
