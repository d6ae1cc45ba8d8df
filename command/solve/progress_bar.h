/* SPDX-License-Identifier: MIT */
/* A progress bar for people at a terminal: a line on standard error that is
   erased before anything else is printed. */
#ifndef COMMAND_SOLVE_PROGRESS_BAR_H
#define COMMAND_SOLVE_PROGRESS_BAR_H

#include "command/options.h"
#include "host/page.h"
#include "solve/solve.h"

/* Shows no progress from now on if the user wants none. */
void progress_bar_allow(const Options *options);
/* Shows a bar, "3 of 10", the speed and the time left; removes it once all is
   done. Shows nothing if the output is a pipe, because its reader may write to
   the same terminal. */
void progress_bar_show(u64 done, u64 all);
/* The same for work of which a part had been done before; with a note. */
void progress_bar_show_rate(u64 done, u64 all, u64 done_now, const char *note);
/* The same with a percentage. */
void progress_bar_show_percent(u64 done, u64 all);
/* Shows how many moves a search has proven to be needed. */
void progress_bar_show_bound(u32 bound);
void progress_bar_clear(void);
/* Prints a page in place of the bar, and frees it. */
void print_result(Page *page);

/* From now on a first Ctrl-C or similar signal doesn't end the program, but
   sets the byte to which this returns a pointer. */
const _Atomic u8 *progress_catch_stop(void);
/* Returns the signal that was caught, or 0. */
int progress_stop_signal(void);

#endif
