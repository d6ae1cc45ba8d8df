/* SPDX-License-Identifier: MIT */
/* The time-of-day clock of System/370 and its successors. */
#ifndef TOD_CLOCK_H
#define TOD_CLOCK_H

#include "session/session.h"

/* What STCK stores. */
typedef struct TodClock {
    u32 high, low;
} TodClock;

/* Writes the date in Greenwich. */
void tod_clock_day(const TodClock *clock, char *day);

#endif
