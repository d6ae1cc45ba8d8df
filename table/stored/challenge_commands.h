/* SPDX-License-Identifier: MIT */
/* Challenges at the table. */
#ifndef TABLE_CHALLENGE_COMMANDS_H
#define TABLE_CHALLENGE_COMMANDS_H

#include "table/table.h"

/* Sends a challenge, opens one, or tells about the one that is open. */
void run_challenge(Table *table, Reader *rest);
/* At the start of a game that answers a challenge, tells who sent it; at the
   end, compares both games. */
void tell_challenge(Table *table);
/* Writes the code of a finished game. The store, which may be NULL, knows the
   times of the game with this id. Returns a reason, and writes nothing, if
   there is no code. */
u8 page_challenge(Page *page, const Session *session, const char *from,
                  Store *store, long long id);

#endif
