/* SPDX-License-Identifier: MIT */
/* Cleans the names of players. */
#include "player_name.h"

#include <string.h>

#include "utf8.h"

int player_name_read(char name[NAME_SIZE], const char *text)
{
    const char *at = text;
    const char *end = text + strlen(text);
    size_t used = 0;
    int gap = 0; /* a blank belongs before the next character */
    memset(name, 0, NAME_SIZE);
    while (at < end) {
        u32 sign = 0;
        const size_t length = utf8_read(at, (size_t)(end - at), &sign);
        const int is_blank = sign == ' ' || sign == '\t' || sign == 0xA0;
        if (length && !is_blank && !utf8_is_control(sign)) {
            if (used + (gap && used) + length >= NAME_SIZE)
                break;
            if (gap && used)
                name[used++] = ' ';
            memcpy(name + used, at, length);
            used += length;
        }
        gap = is_blank || (gap && (!length || utf8_is_control(sign)));
        at += length ? length : 1;
    }
    ASSERT(used < NAME_SIZE);
    return strcmp(name, text) == 0;
}
