/* SPDX-License-Identifier: MIT */
/* As much of <unistd.h> as the module needs. */
#ifndef UNISTD_H
#define UNISTD_H

enum { F_OK = 0 };

int access(const char *path, int mode);
int close(int file);
int getpid(void);
int unlink(const char *path);

#endif
