/* SPDX-License-Identifier: MIT */
/* Memory of a machine that has nobody to ask for it. */
#ifndef ARENA_H
#define ARENA_H

#include "session/session.h"

extern const Host arena_host;

#endif
