/* SPDX-License-Identifier: MIT */
/* Playing a game: in line mode, on the whole screen, or by one command. */
#ifndef COMMAND_PLAY_RUN_PLAY_H
#define COMMAND_PLAY_RUN_PLAY_H

#include "once.h"
#include "start_session.h"
#include "terminal.h"

typedef struct PlayRequest {
    StartRequest start; /* its choice may be a game that is kept */
    ScreenRequest screen;
    OnceRequest once;
    u8 at_once; /* a position is printed, nobody plays */
    u8 private; /* nothing is to be kept */
} PlayRequest;

/* A game of the choice that is in the request's start. */
int read_play_request(PlayRequest *request, CommandLine *line);
int play_request(const PlayRequest *request);

#endif
