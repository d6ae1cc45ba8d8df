/* SPDX-License-Identifier: MIT */
/* Serves many terminals at once, each with its own game, from one process. */
#ifndef TERMINAL_SERVER_H
#define TERMINAL_SERVER_H

#include "rules/core/base.h"

/* Opens a listening socket on an address such as "127.0.0.1" or "::1". Port 0
   means any free port. Returns a file descriptor, or -1 with errno set; EINVAL
   means that the address is invalid. */
int open_door(const char *address, unsigned *port);

/* The number of terminals that the process's file limit allows. If it is below
   1, the limit is 1 minus that many files too low. */
int seats_for_terminals(void);
/* Serves until a signal that signals_open records, and returns it. Returns 0
   with errno set if memory runs out or waiting fails. A client that sends
   nothing for idle_seconds is disconnected; 0 means never. */
int serve_terminals(int door, int seats, u32 idle_seconds);

#endif
