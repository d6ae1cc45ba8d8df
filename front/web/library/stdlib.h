/* SPDX-License-Identifier: MIT */
#ifndef STDLIB_H
#define STDLIB_H

#include <stddef.h>

void *malloc(size_t size);
void *calloc(size_t count, size_t size);
void *realloc(void *memory, size_t size);
void free(void *memory);
void exit(int status) __attribute__((noreturn));

#endif
