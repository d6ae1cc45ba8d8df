/* SPDX-License-Identifier: MIT */
/* As much of <sys/random.h> as the module needs. */
#ifndef SYS_RANDOM_H
#define SYS_RANDOM_H

#include <stddef.h>

/* The user of the library defines it. */
long getrandom(void *bytes, size_t size, unsigned flags);

#endif
