/* SPDX-License-Identifier: MIT */
/* The essays of docs/strategy/, which the build compiles in. */
#ifndef MCP_STRATEGY_TEXTS_H
#define MCP_STRATEGY_TEXTS_H

#include <stddef.h>

/* Each begins with "# " and the game's name; the list ends with NULL. */
extern const char *const strategy_texts[];

#endif
