/* SPDX-License-Identifier: MIT */
/* Widths are counted in columns of the terminal. */
#include "texts.h"

#include <string.h>

#include "host/utf8.h"

const char *lines_next(const char *at)
{
    at += strcspn(at, "\n");
    return *at ? at + 1 : at;
}

int lines_count(const char *text)
{
    int lines = 0;
    for (; *text; text = lines_next(text))
        lines++;
    return lines;
}

int lines_sign_columns(const char *at)
{
    u32 sign;
    if (((unsigned char)*at & 0xc0) == 0x80)
        return 0;
    return utf8_read(at, strnlen(at, UTF8_LONGEST), &sign) ? utf8_columns(sign)
                                                           : 1;
}

/* Only the first line of it. */
int lines_columns(const char *at)
{
    const char *end = at + strcspn(at, "\n");
    int columns = 0;
    for (; at < end; at++)
        columns += lines_sign_columns(at);
    return columns;
}

int lines_widest(const char *text)
{
    int widest = 0;
    for (; *text; text = lines_next(text))
        if (lines_columns(text) > widest)
            widest = lines_columns(text);
    return widest;
}

void lines_put(Canvas *canvas, int x, int y, const char *at, Ink ink,
               int style)
{
    char line[512];
    size_t length = strcspn(at, "\n");
    if (length > sizeof line - 1)
        length = sizeof line - 1;
    while (length && (at[length] & 0xC0) == 0x80) /* within a sign */
        length--;
    memcpy(line, at, length);
    line[length] = '\0';
    canvas_put_text(canvas, x, y, line, ink, INK_GROUND, style);
}
