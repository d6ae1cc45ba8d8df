/* SPDX-License-Identifier: MIT */
/* Turns what was typed into a game that can start. */
#ifndef COMMAND_PLAY_START_SESSION_H
#define COMMAND_PLAY_START_SESSION_H

#include "command/command.h"
#include "table/choice.h"

/* How a game starts: dealt, unless one of three files is given. */
typedef struct StartRequest {
    Choice choice;
    StartFiles from;
    u32 distance;  /* the wanted distance of the deal, or 0 */
    int gap_first; /* the goal of a board has the gap first */
} StartRequest;

/* Reads the variant and the seed from the words and options, and the numeric
   options between them. Existing entries of the choice are kept if nothing
   replaces them. */
int start_read_choice(Choice *choice, CommandLine *line);
/* The same without --seed, for commands that accept several seeds. */
int start_read_words(Choice *choice, CommandLine *line);
int start_read_seed(Choice *choice, const Options *options);
/* Chooses the deal with this number, as if it had been typed. */
void start_choose_deal(Choice *choice, u64 number);
/* Reads everything, including the choice. */
int start_read_request(StartRequest *request, CommandLine *line);
/* Reads the files and their options, once the choice has been read. */
int start_read_files(StartRequest *request, const Options *options);

/* Returns EXIT_DONE, or complains. The code of the challenge that is loaded
   goes to the page, which may be NULL. */
int start_session(const StartRequest *request, Session *session,
                  Page *challenge);

/* command/solve/sliding_distance.c: finds a deal of the sliding puzzle with
   this distance, beginning at the seed. If there is none, reports the
   nearest. */
int sliding_boards_choose_distance(Choice *choice, u32 wanted);

#endif
