/* SPDX-License-Identifier: MIT */
/* Reads text line by line. */
#include "sealed_text.h"

#include <string.h>

void line_reader_start(LineReader *lines, const char *text, size_t length)
{
    memset(lines, 0, sizeof *lines);
    lines->at = text;
    lines->end = length ? text + length : text; /* an empty page has none */
}

int line_reader_next(LineReader *lines)
{
    const char *end;
    char *blank;
    if (lines->at == lines->end)
        return 0;
    end = memchr(lines->at, '\n', (size_t)(lines->end - lines->at));
    if (!end)
        end = lines->end;
    lines->copy.used = 0;
    page_put(&lines->copy, lines->at, (size_t)(end - lines->at));
    page_put(&lines->copy, "", 1);
    page_put(&lines->copy, lines->at, (size_t)(end - lines->at));
    lines->line = lines->copy.text;
    lines->key = lines->line + (end - lines->at) + 1;
    blank = strchr(lines->key, ' ');
    lines->value = blank ? blank + 1 : strchr(lines->key, '\0');
    if (blank)
        *blank = '\0';
    lines->at = end < lines->end ? end + 1 : end;
    lines->number++;
    return 1;
}

void line_reader_stop(LineReader *lines)
{
    page_free(&lines->copy);
}

/* ---------------------------------------------------------------- numbers */

int sealed_text_take_u64(const char **at, u64 *number)
{
    const char *text = *at;
    u64 read = 0;
    for (; *text >= '0' && *text <= '9'; text++) {
        const u64 digit = (u64)(*text - '0');
        if (read > (~(u64)0 - digit) / 10)
            return 0;
        read = read * 10 + digit;
    }
    if (text == *at)
        return 0;
    *at = text;
    *number = read;
    return 1;
}

int sealed_text_read_u64(const char *text, u64 *number)
{
    return sealed_text_take_u64(&text, number) && !*text;
}
