/* SPDX-License-Identifier: MIT */
/* Plays daily puzzles and lists their results. */
#ifndef COMMAND_PLAY_RUN_DAILY_H
#define COMMAND_PLAY_RUN_DAILY_H

#include "command/command.h"
#include "run_play.h"

typedef struct DailyRequest {
    const Game *game; /* NULL: list the results of the day */
    PlayRequest play; /* its choice contains the date */
} DailyRequest;

int play_read_daily_request(DailyRequest *request, CommandLine *line);

#endif
