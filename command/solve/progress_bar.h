/* SPDX-License-Identifier: MIT */
/* How far something has come, told to who looks on at a terminal: a line on
   standard error that is rubbed out before anything else is printed. */
#ifndef COMMAND_SOLVE_PROGRESS_BAR_H
#define COMMAND_SOLVE_PROGRESS_BAR_H

#include "host/page.h"
#include "solve/solve.h"

/* A bar, "3 of 10" behind it, how fast that goes and how long it will take; it
   goes when all is done. Nothing is shown into a pipe: who reads that may
   write to the same terminal. */
void show_progress(u64 done, u64 all);
/* The same with a part of a hundred. */
void show_percent(u64 done, u64 all);
/* How many moves a search has proven to be needed. */
void show_bound(u32 bound);
void clear_bar(void);
/* Prints a page in place of the bar, and frees it. */
void print_result(Page *page);

/* From here on a first Ctrl-C, or the like, does not end the program: the
   byte that this points to becomes 1. */
const _Atomic u8 *catch_stop(void);
/* The signal that was caught, or 0. */
int stop_signal(void);

#endif
