/* SPDX-License-Identifier: MIT */
/* The time-of-day clock of System/370 and its successors. */
#ifndef TOD_CLOCK_H
#define TOD_CLOCK_H

#include "session/session.h"

/* What STCK stores. */
typedef struct TodClock {
    u32 high, low;
} TodClock;

/* Makes an unpredictable seed, and the date in Greenwich, of the clock. */
void read_clock(const TodClock *clock, u8 *seed, char *today);

#endif
