/* SPDX-License-Identifier: MIT */
/* The functions of string.h. The compiler calls some of them implicitly, so
   the frequent ones work on eight bytes at a time. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* Eight bytes at any address. */
typedef uint64_t Word __attribute__((aligned(1), may_alias));

void *memcpy(void *to, const void *from, size_t size)
{
    char *target = to;
    const char *source = from;
    for (; size >= sizeof(Word); size -= sizeof(Word)) {
        *(Word *)(void *)target = *(const Word *)(const void *)source;
        target += sizeof(Word);
        source += sizeof(Word);
    }
    while (size--)
        *target++ = *source++;
    return to;
}

static void copy_down(char *to, const char *from, size_t size)
{
    while (size % sizeof(Word)) {
        size--;
        to[size] = from[size];
    }
    while (size) {
        size -= sizeof(Word);
        *(Word *)(void *)(to + size) =
            *(const Word *)(const void *)(from + size);
    }
}

void *memmove(void *to, const void *from, size_t size)
{
    if ((uintptr_t)to - (uintptr_t)from >= size)
        return memcpy(to, from, size);
    copy_down(to, from, size);
    return to;
}

void *memset(void *memory, int value, size_t size)
{
    char *at = memory;
    const Word word = (unsigned char)value * (~(uint64_t)0 / 255);
    for (; size >= sizeof(Word); size -= sizeof(Word)) {
        *(Word *)(void *)at = word;
        at += sizeof(Word);
    }
    while (size--)
        *at++ = (char)value;
    return memory;
}

int memcmp(const void *left, const void *right, size_t size)
{
    const unsigned char *a = left;
    const unsigned char *b = right;
    for (; size; size--, a++, b++)
        if (*a != *b)
            return *a - *b;
    return 0;
}

void *memchr(const void *memory, int value, size_t size)
{
    const unsigned char *at = memory;
    for (; size; size--, at++)
        if (*at == (unsigned char)value)
            return (void *)(uintptr_t)at;
    return NULL;
}

size_t strlen(const char *text)
{
    const char *end = text;
    while (*end)
        end++;
    return (size_t)(end - text);
}

size_t strnlen(const char *text, size_t most)
{
    const char *end = memchr(text, '\0', most);
    return end ? (size_t)(end - text) : most;
}

int strncmp(const char *left, const char *right, size_t most)
{
    while (most && *left && *left == *right) {
        left++;
        right++;
        most--;
    }
    return most ? (unsigned char)*left - (unsigned char)*right : 0;
}

int strcmp(const char *left, const char *right)
{
    return strncmp(left, right, SIZE_MAX);
}

char *strchr(const char *text, int sign)
{
    while (*text && *text != (char)sign)
        text++;
    return *text == (char)sign ? (char *)(uintptr_t)text : NULL;
}

char *strrchr(const char *text, int sign)
{
    const char *at = text + strlen(text);
    while (at > text && *at != (char)sign)
        at--;
    return *at == (char)sign ? (char *)(uintptr_t)at : NULL;
}

size_t strspn(const char *text, const char *signs)
{
    size_t length = 0;
    while (text[length] && strchr(signs, text[length]))
        length++;
    return length;
}

size_t strcspn(const char *text, const char *signs)
{
    size_t length = 0;
    while (text[length] && !strchr(signs, text[length]))
        length++;
    return length;
}

/** Reads digits after an optional sign; nobody here has spaces before them. */
char *strpbrk(const char *text, const char *signs)
{
    text += strcspn(text, signs);
    return *text ? (char *)text : NULL;
}

char *strndup(const char *text, size_t most)
{
    const size_t length = strnlen(text, most);
    char *copy = malloc(length + 1);
    if (!copy)
        return NULL;
    memcpy(copy, text, length);
    copy[length] = '\0';
    return copy;
}

char *strdup(const char *text)
{
    return strndup(text, strlen(text));
}

int abs(int number)
{
    return number < 0 ? -number : number;
}

int atoi(const char *text)
{
    int sign = *text == '-' ? -1 : 1, number = 0;
    text += *text == '-' || *text == '+';
    while (*text >= '0' && *text <= '9')
        number = number * 10 + (*text++ - '0');
    return sign * number;
}
