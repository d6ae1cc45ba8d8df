/* SPDX-License-Identifier: MIT */
/* Checks whether saved games are genuine. */
#ifndef COMMAND_PLAY_RUN_VERIFY_H
#define COMMAND_PLAY_RUN_VERIFY_H

#include "command/command.h"

typedef struct VerifyRequest {
    char **files;
    int count; /* at least 1 */
    int json;
} VerifyRequest;

int play_read_verify_request(VerifyRequest *request, CommandLine *line);

#endif
