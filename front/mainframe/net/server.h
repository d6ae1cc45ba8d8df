/* SPDX-License-Identifier: MIT */
/* Many terminals at once, each at its own game: one process that waits for
   all of them. */
#ifndef SERVER_H
#define SERVER_H

/* Opens the door: "127.0.0.1" or "::1" and a port, of which 0 is any that is
   free. Returns a file, or -1 with errno set; EINVAL: it is no address. */
int open_door(const char *address, unsigned *port);

/* Serves until a signal comes that ends it, and returns that signal; 0 with
   errno set when there is no memory or no waiting. */
int serve_terminals(int door);

#endif
