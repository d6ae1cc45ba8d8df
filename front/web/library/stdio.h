/* SPDX-License-Identifier: MIT */
/* As much of <stdio.h> as the module needs. */
#ifndef STDIO_H
#define STDIO_H

#include <stdarg.h>
#include <stddef.h>

typedef struct FILE FILE;

#define stderr ((FILE *)NULL)

int fputs(const char *text, FILE *file);
int snprintf(char *text, size_t room, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
int vsnprintf(char *text, size_t room, const char *format, va_list given);

#endif
