/* SPDX-License-Identifier: MIT */
/* As much of <stdlib.h> as the module needs. */
#ifndef STDLIB_H
#define STDLIB_H

#include <stddef.h>

void *malloc(size_t size);
void *calloc(size_t count, size_t size);
void *realloc(void *memory, size_t size);
void free(void *memory);
void qsort(void *all, size_t count, size_t size,
           int (*compare)(const void *a, const void *b));
void *bsearch(const void *key, const void *all, size_t count, size_t size,
              int (*compare)(const void *a, const void *b));
int abs(int number);
int atoi(const char *text);
void exit(int status) __attribute__((noreturn));

#endif
