/* SPDX-License-Identifier: MIT */
/* Plays a game in line mode, on the full screen, or by one command. */
#ifndef COMMAND_PLAY_RUN_PLAY_H
#define COMMAND_PLAY_RUN_PLAY_H

#include "once.h"
#include "start_session.h"
#include "terminal.h"

typedef struct PlayRequest {
    StartRequest start; /* its choice may be a stored game */
    ScreenRequest screen;
    OnceRequest once;
    u8 at_once; /* print a position instead of playing */
    u8 no_save; /* store nothing */
} PlayRequest;

/* Plays the game that the request's choice names. */
int play_read_request(PlayRequest *request, CommandLine *line);
int play_request(const PlayRequest *request);

#endif
