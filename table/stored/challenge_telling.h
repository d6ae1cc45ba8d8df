/* SPDX-License-Identifier: MIT */
/* What players are told about challenges. */
#ifndef TABLE_CHALLENGE_TELLING_H
#define TABLE_CHALLENGE_TELLING_H

#include "challenge/challenge.h"
#include "table/table.h"

/* Writes the code of a finished game. The store, which may be NULL, knows the
   times of the game with this id. Returns a reason, and writes nothing, if
   there is no code. */
u8 challenge_page(Page *page, const Session *session, const char *from,
                  Store *store, long long id);

/* Writes why a challenge was refused, without a line's end. */
void challenge_page_reason(Page *page, const Fault *fault);

/* Opens the challenge that this game answers; returns 0 if there is none. */
int table_open_challenge(const Table *table, Challenge *challenge);
void table_tell_challenger(Table *table, const Challenge *challenge);
void table_tell_comparison(Table *table, const Challenge *challenge);
/* At the start of a game that answers a challenge, tells who sent it; at the
   end, compares both games. */
void table_tell_challenge(Table *table);

#endif
