/* SPDX-License-Identifier: MIT */
/* The memory functions that a compiler calls implicitly. */
typedef __SIZE_TYPE__ size_t;

void *memcpy(void *to, const void *from, size_t count);
void *memmove(void *to, const void *from, size_t count);
void *memset(void *bytes, int value, size_t count);
int memcmp(const void *a, const void *b, size_t count);

void *memcpy(void *to, const void *from, size_t count)
{
    unsigned char *target = to;
    const unsigned char *source = from;
    while (count--)
        *target++ = *source++;
    return to;
}

void *memmove(void *to, const void *from, size_t count)
{
    unsigned char *target = to;
    const unsigned char *source = from;
    if (target < source)
        return memcpy(to, from, count);
    while (count--)
        target[count] = source[count];
    return to;
}

void *memset(void *bytes, int value, size_t count)
{
    unsigned char *at = bytes;
    while (count--)
        *at++ = (unsigned char)value;
    return bytes;
}

int memcmp(const void *a, const void *b, size_t count)
{
    const unsigned char *left = a;
    const unsigned char *right = b;
    for (; count; count--, left++, right++)
        if (*left != *right)
            return *left - *right;
    return 0;
}
