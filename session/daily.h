/* SPDX-License-Identifier: MIT */
/* The puzzle of a day: one deal per game and date, the same for everybody. The
   date as text is the key, so clocks and time zones don't matter. */
#ifndef DAILY_H
#define DAILY_H

#include "session.h"

/* A day of the calendar from 1600-01-01 to 9999-12-31 as text, its NUL added;
   or BAD_DATE. Nothing but blanks may stand beside it. */
u8 daily_read_date(char *date, Reader *reader, Fault *fault);

/* Days since 1600-01-01 of a date that daily_read_date took: consecutive days
   differ by 1. */
u32 daily_day_number(const char *date);

/* The start that is that day's, of a date that daily_read_date took; it can be
   won where the game can be won. */
u8 daily_find(const Game *game, const char *date, u8 *variant, u8 *seed);

/* Whether a session that can't be won could not be won from its start: no move
   lost it. */
u8 daily_is_unwinnable(const Session *session);

/* A new game from it; when it is refused the game in progress stays. */
u8 session_deal_daily(Session *session, const Game *game, const char *date,
                      Fault *fault);

#endif
