/* SPDX-License-Identifier: MIT */
/* The names of players who share a store. */
#ifndef HOST_PLAYER_NAME_H
#define HOST_PLAYER_NAME_H

#include "session/session.h"

/* Cleans a name that somebody typed, or that is in a file: without characters
   that control a terminal, with single blanks between words, and at most
   NAME_SIZE - 1 bytes of UTF-8, cut between characters. Returns whether the
   text was such a name already; "" is the player without a name. */
int player_name_read(char name[NAME_SIZE], const char *text);

#endif
