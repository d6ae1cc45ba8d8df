/* SPDX-License-Identifier: MIT */
#ifndef COMMAND_SAVED_CONFIRM_H
#define COMMAND_SAVED_CONFIRM_H

#include "host/page.h"

/* run_games.c: asks a question at a terminal, unless the player is sure; a
   script isn't asked. Frees the page. */
int confirm(Page *question, int sure);

#endif
