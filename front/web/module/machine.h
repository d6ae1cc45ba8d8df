/* SPDX-License-Identifier: MIT */
/* The functions that an operating system provides to other programs. */
#ifndef MACHINE_H
#define MACHINE_H

#include "host/clock.h"

/* What chance comes from until it is stirred again. */
void stir_chance(const char *bytes, u32 length);
/* The date that clock_now tells. */
void know_today(const char *date);

#endif
