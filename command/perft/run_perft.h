/* SPDX-License-Identifier: MIT */
/* Prints how many sequences of moves there are, to be compared with the counts
   of other programs. */
#ifndef COMMAND_PERFT_RUN_PERFT_H
#define COMMAND_PERFT_RUN_PERFT_H

#include "command/play/start_session.h"

typedef struct PerftRequest {
    StartRequest start;
    u32 depth;
} PerftRequest;

int perft_read_request(PerftRequest *request, CommandLine *line);

#endif
