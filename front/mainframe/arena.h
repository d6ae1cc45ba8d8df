/* SPDX-License-Identifier: MIT */
/* Memory allocation for a machine without an operating system. */
#ifndef ARENA_H
#define ARENA_H

#include "session/session.h"

extern const Host arena_host;

#endif
