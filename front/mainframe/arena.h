/* SPDX-License-Identifier: MIT */
/* Memory allocation within one area, for machines whose system has no finer
   one, or that have no system. */
#ifndef ARENA_H
#define ARENA_H

#include "session/session.h"

/* Sets up a host that allocates from this area. Its address and its size have
   to be multiples of 8. The area is the host's context. */
void arena_open(Host *host, void *area, u32 size);

#endif
