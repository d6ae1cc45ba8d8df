/* SPDX-License-Identifier: MIT */
/* The functions that an operating system provides to other programs. */
#ifndef MACHINE_H
#define MACHINE_H

#include "host/clock.h"

/* Sets the bytes that random numbers come from until the next call. */
void machine_stir_chance(const char *bytes, u32 length);
/* Sets the date that clock_now returns. */
void machine_know_today(const char *date);

#endif
