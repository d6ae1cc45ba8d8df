/* SPDX-License-Identifier: MIT */
#ifndef SYS_RANDOM_H
#define SYS_RANDOM_H

#include <stddef.h>

/* The user of the library defines it. */
long getrandom(void *bytes, size_t size, unsigned flags);

#endif
