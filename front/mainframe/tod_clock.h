/* SPDX-License-Identifier: MIT */
/* The time-of-day clock. */
#ifndef TOD_CLOCK_H
#define TOD_CLOCK_H

#include "session/session.h"

/* Returns an unpredictable seed and today's date. */
void read_clock(u8 *seed, char *today);

#endif
