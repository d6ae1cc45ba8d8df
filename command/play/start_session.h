/* SPDX-License-Identifier: MIT */
/* From what was typed to a game that can begin. */
#ifndef COMMAND_PLAY_START_SESSION_H
#define COMMAND_PLAY_START_SESSION_H

#include "command/command.h"
#include "table/choice.h"

/* How a game begins: dealt, unless it comes from one of three files. */
typedef struct StartRequest {
    Choice choice;
    StartFiles from;
    u32 distance;   /* that the deal is to have, or 0 */
    int hole_first; /* in the goal of a board */
} StartRequest;

/* The variant and the seed, if the words and options name them; the numbers
   among the options are read, too. What the choice holds already stays. */
int read_start_choice(Choice *choice, CommandLine *line);
/* The same without --seed, for who takes more than one. */
int read_start_words(Choice *choice, CommandLine *line);
int read_start_seed(Choice *choice, const Options *options);
/* The deal with a number, as it would be typed. */
void choose_deal(Choice *choice, u64 number);
/* All of it, for the choice that is in it. */
int read_start_request(StartRequest *request, CommandLine *line);
/* What is left when the choice was read: files, and what goes with them. */
int read_start_files(StartRequest *request, const Options *options);

/* EXIT_DONE, or complains. */
int start_session(const StartRequest *request, Session *session);

#endif
