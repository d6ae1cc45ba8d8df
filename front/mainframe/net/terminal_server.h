/* SPDX-License-Identifier: MIT */
/* Many terminals at once, each with its own game: one process that waits for
   all of them. */
#ifndef TERMINAL_SERVER_H
#define TERMINAL_SERVER_H

#include "rules/core/base.h"

/* Opens the door: "127.0.0.1" or "::1" and a port, of which 0 is any that is
   free. Returns a file, or -1 with errno set; EINVAL: it is no address. */
int open_door(const char *address, unsigned *port);

/* How many terminals the limits of this process allow at once; below 1, it
   may open that many files too few and one. */
int seats_for_terminals(void);
/* Serves until a signal comes that ends it, and returns that signal; 0 with
   errno set when there is no memory or no waiting. Who types nothing for
   idle_seconds leaves; 0 is never. */
int serve_terminals(int door, int seats, u32 idle_seconds);

#endif
