/* SPDX-License-Identifier: MIT */
/* The daily puzzle: one deal per game and date, the same for everybody. The
   date as text is the key, so clocks and time zones don't matter. */
#ifndef DAILY_H
#define DAILY_H

#include "session.h"

/* Reads a calendar date from 1600-01-01 to 9999-12-31 and adds a NUL. Refuses
   anything else with BAD_DATE; only blanks may surround the date. */
u8 daily_read_date(char *date, Reader *reader, Fault *fault);

/* The number of days from 1600-01-01 to a date that daily_read_date
   accepted. */
u32 daily_day_number(const char *date);

/* Finds the start of a day. The date must come from daily_read_date. Where the
   rules allow winning, the start is winnable. */
u8 daily_find(const Game *game, const char *date, u8 *variant, u8 *seed);

/* Whether a start is that of a day, given as above. */
u8 daily_is_start(const Game *game, const char *date, const u8 *variant,
                  const u8 *seed);

/* Whether a session that can't be won was unwinnable from its start, so that
   no move is to blame. */
u8 daily_is_unwinnable(const Session *session);

/* Starts the daily puzzle as a new game. On refusal the game in progress is
   unchanged. */
u8 session_deal_daily(Session *session, const Game *game, const char *date,
                      Fault *fault);

#endif
