/* SPDX-License-Identifier: MIT */
/* As much of <errno.h> as the module needs. */
#ifndef ERRNO_H
#define ERRNO_H

extern int errno;

enum { EINTR = 4, EEXIST = 17, EFBIG = 27, ENOSYS = 38 };

#endif
