/* SPDX-License-Identifier: MIT */
/* A game without a player: moves from the command line, and the position
   printed. */
#ifndef ONCE_H
#define ONCE_H

#include "command/command.h"
#include "table/text_board/text_board.h"

typedef struct OnceRequest {
    const char *moves; /* as they were typed, or NULL */
    u8 numbers;        /* by which custom a number of cards is read */
    u8 screen, say, json, row, show;
} OnceRequest;

/* Whether a position is to be printed, so that nobody plays. */
u8 read_once_request(OnceRequest *request, const Options *options);
int run_once(const OnceRequest *request, const Style *style, Session *session);

#endif
