/* SPDX-License-Identifier: MIT */
/* The puzzles of a day. */
#ifndef COMMAND_PLAY_RUN_DAILY_H
#define COMMAND_PLAY_RUN_DAILY_H

#include "command/command.h"
#include "run_play.h"

typedef struct DailyRequest {
    const Game *game; /* NULL: how those of the day stand */
    PlayRequest play; /* its choice tells the day */
} DailyRequest;

int read_daily_request(DailyRequest *request, CommandLine *line);

#endif
