/* SPDX-License-Identifier: MIT */
/* A server talks to strangers, so it gives up what it no longer needs. */
#ifndef HOST_POSIX_SANDBOX_H
#define HOST_POSIX_SANDBOX_H

/* From now on, no thread of this process can open a file, connect to another
   machine, start a program or a process, run code that it has written, control
   a terminal or send a signal to another process. Files and sockets that are
   open, new clients, memory, threads and signals to itself are still
   available. Returns 0, with errno set, if this system or this build has no
   such thing. */
int sandbox_enter(void);

#endif
