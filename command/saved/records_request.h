/* SPDX-License-Identifier: MIT */
/* What the commands about results read from the command line. */
#ifndef COMMAND_SAVED_RECORDS_REQUEST_H
#define COMMAND_SAVED_RECORDS_REQUEST_H

#include "command/command.h"

/* Text and plots for people, or data for programs. */
typedef enum Format { AS_WORDS, AS_JSON, AS_CSV } Format;

Format format_of(const Options *options);
/* Reads a game, if there is another word; complains if it isn't one. */
int records_read_game(CommandLine *line);
/* Reads the kind that the next word names, "easy", "lotus" or "4x4"; without a
   word it is the whole game. Writes the name of the kind, which must outlive
   it. Returns EXIT_DONE, or complains. */
int records_read_kind(ResultKind *kind, Page *name, CommandLine *line);

#endif
