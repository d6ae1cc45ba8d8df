/* SPDX-License-Identifier: MIT */
/* Questions before something that can't be undone. */
#ifndef COMMAND_SAVED_CONFIRM_H
#define COMMAND_SAVED_CONFIRM_H

#include "command/options.h"
#include "host/page.h"

/* run_games.c: whether a question that --yes would spare can be answered. If
   not, complains and returns the exit code; otherwise EXIT_DONE. */
int saved_check_confirmation(const Options *options);
/* Asks a question at a terminal, unless the player is sure. Frees the page. */
int saved_confirm(Page *question, int sure);

#endif
