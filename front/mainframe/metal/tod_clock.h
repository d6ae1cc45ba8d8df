/* SPDX-License-Identifier: MIT */
/* The time of day clock. */
#ifndef TOD_CLOCK_H
#define TOD_CLOCK_H

#include "session/session.h"

/* What nobody could have guessed, and today's date by the clock. */
void read_clock(u8 *seed, char *today);

#endif
