/* SPDX-License-Identifier: MIT */
/* How far something has come, told to who looks on at a terminal. */
#ifndef BAR_H
#define BAR_H

#include "../solve/solve.h"

/* A bar on standard error, "3 of 10" behind it; it goes when all is done. */
void show_progress(u64 done, u64 all);
/* The same with a part of a hundred. */
void show_percent(u64 done, u64 all);
/* "searching: at least 40 moves" */
void show_bound(u32 bound);
void clear_bar(void);

/* From here on a first Ctrl-C, or the like, does not end the program: the
   byte that this points to becomes 1. */
const volatile u8 *catch_stop(void);
/* The signal that was caught, or 0. */
int stop_signal(void);

#endif
