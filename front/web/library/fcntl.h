/* SPDX-License-Identifier: MIT */
/* As much of <fcntl.h> as the module needs. */
#ifndef FCNTL_H
#define FCNTL_H

enum { O_RDONLY = 0, O_RDWR = 2, O_NONBLOCK = 4, O_CLOEXEC = 8 };

int open(const char *path, int flags, ...);

#endif
