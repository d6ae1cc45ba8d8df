/* SPDX-License-Identifier: MIT */
/* As much of <string.h> as the module needs. */
#ifndef STRING_H
#define STRING_H

#include <stddef.h>

void *memcpy(void *to, const void *from, size_t size);
void *memmove(void *to, const void *from, size_t size);
void *memset(void *memory, int value, size_t size);
int memcmp(const void *left, const void *right, size_t size);
void *memchr(const void *memory, int value, size_t size);
size_t strlen(const char *text);
size_t strnlen(const char *text, size_t most);
int strcmp(const char *left, const char *right);
int strncmp(const char *left, const char *right, size_t most);
char *strchr(const char *text, int sign);
char *strrchr(const char *text, int sign);
size_t strspn(const char *text, const char *signs);
size_t strcspn(const char *text, const char *signs);
char *strpbrk(const char *text, const char *signs);
char *strdup(const char *text);
char *strndup(const char *text, size_t most);
char *strerror(int error);

#endif
