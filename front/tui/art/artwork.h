/* SPDX-License-Identifier: MIT */
/* The files of art/, which the build puts into the program. */
#ifndef FRONT_TUI_ARTWORK_H
#define FRONT_TUI_ARTWORK_H

#include <stddef.h>

/* Ends with NULL. */
extern const char *const artwork[];

#endif
