/* SPDX-License-Identifier: MIT */
/* Serves many terminals at once, each with its own game, from one process. */
#ifndef TERMINAL_SERVER_H
#define TERMINAL_SERVER_H

#include "rules/core/base.h"

/* Opens a listening socket on an address such as "127.0.0.1" or "::1". Port 0
   means any free port. Returns a file descriptor, or -1 with errno set; EINVAL
   means that the address is invalid. */
int door_open(const char *address, unsigned *port);
/* The address of a client as a number. IPv6 gives each household a network, so
   all of its addresses are one: the upper 64 bits. Sockets without addresses
   have one, too. */
struct sockaddr_storage;
unsigned long long door_home_of(const struct sockaddr_storage *name);

/* The number of terminals that the process's file limit allows. If it is below
   1, the limit is 1 minus that many files too low. */
int terminal_server_seats(void);
/* The server, one round at a time. A round waits for input, then gives turns
   to the terminals that have some, then admits newcomers. After most of
   ROUND_WORK it leaves the other turns to the next round. The terminals that
   have used less come first, so nobody has to wait for one that asks for much.
   Returns 0 with errno set if waiting fails. Closing closes the door, too. */
typedef struct TerminalServer TerminalServer;
enum { ROUND_WORK = 4096 };
TerminalServer *terminal_server_open(int door, int seats, u32 idle_seconds);
int terminal_server_round(TerminalServer *server);
void terminal_server_close(TerminalServer *server);

/* Serves until a signal that signals_open records, and returns it. Returns 0
   with errno set if memory runs out or waiting fails. A client that sends
   nothing for idle_seconds is disconnected; 0 means never. */
int terminal_server_run(int door, int seats, u32 idle_seconds);

#endif
