/* SPDX-License-Identifier: MIT */
/* Plays moves from the command line and prints the position, without a
   player. */
#ifndef ONCE_H
#define ONCE_H

#include "command/command.h"
#include "table/text_board/text_board.h"

typedef struct OnceRequest {
    const char *moves; /* as typed, or NULL */
    u8 numbers;        /* the dialect for numbers of cards */
    u8 show;           /* an index of words */
} OnceRequest;

/* Returns whether a position is to be printed instead of playing. */
u8 once_read_request(OnceRequest *request, const Options *options);
int once_run(const OnceRequest *request, const Style *style, Session *session);

#endif
