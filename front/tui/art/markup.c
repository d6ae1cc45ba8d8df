/* SPDX-License-Identifier: MIT */
/* A scanner that goes from tag to tag and hands out spans of the text. */
#include "markup.h"

#include <string.h>

int span_begins(Span span, const char *word)
{
    const size_t length = strlen(word);
    return span.at && span.length >= length &&
           memcmp(span.at, word, length) == 0;
}

int span_is(Span span, const char *word)
{
    return span_begins(span, word) && span.length == strlen(word);
}

static int is_blank(char sign)
{
    return sign == ' ' || sign == '\n' || sign == ',';
}

static const char *skip_blanks(const char *at)
{
    while (is_blank(*at))
        at++;
    return at;
}

static Span take_until(const char **at, const char *ends)
{
    Span span = {*at, strcspn(*at, ends)};
    *at += span.length;
    return span;
}

static const char *take_attributes(const char *at, Tag *tag)
{
    for (at = skip_blanks(at); *at && *at != '>' && *at != '/' && *at != '?';
         at = skip_blanks(at)) {
        const Span name = take_until(&at, "=>");
        Span value = {NULL, 0};
        if (*at == '=') {
            at += 2;
            value = take_until(&at, "\"");
            at += *at == '"';
        }
        if (tag->count < MOST_ATTRIBUTES) {
            tag->attributes[tag->count].name = name;
            tag->attributes[tag->count++].value = value;
        }
    }
    return at;
}

const char *markup_next(const char *text, Tag *tag)
{
    const char *at = strchr(text, '<');
    while (at && strncmp(at, "<!--", 4) == 0) {
        at = strstr(at, "-->");
        at = at ? strchr(at, '<') : NULL;
    }
    if (!at)
        return NULL;
    at++;
    tag->count = 0;
    tag->ends = *at == '/';
    at += tag->ends;
    tag->name = take_until(&at, " \n/>");
    at = take_attributes(at, tag);
    tag->is_empty = *at == '/';
    at = strchr(at, '>');
    return at ? at + 1 : NULL;
}

Span tag_value(const Tag *tag, const char *name)
{
    int i;
    for (i = 0; i < tag->count; i++)
        if (span_is(tag->attributes[i].name, name))
            return tag->attributes[i].value;
    return (Span){NULL, 0};
}

/* ----------------------------------------------------------------- numbers */

static int is_digit(const char *at, const char *end)
{
    return at < end && *at >= '0' && *at <= '9';
}

int span_number(Span *rest, Fixed *number)
{
    const char *at = rest->at;
    const char *end = at + rest->length;
    long long value = 0;
    long long unit = FIXED_ONE;
    int minus;
    while (at < end && is_blank(*at))
        at++;
    minus = at < end && *at == '-';
    at += minus;
    if (!is_digit(at, end) && !(at < end && *at == '.'))
        return 0;
    for (; is_digit(at, end); at++)
        value = value * 10 + (*at - '0') * (long long)FIXED_ONE;
    if (at < end && *at == '.')
        for (at++; is_digit(at, end); at++) {
            value = value * 10 + (*at - '0') * (long long)FIXED_ONE;
            unit *= 10;
        }
    value = (value * FIXED_ONE + unit / 2) / unit;
    *number = (Fixed)(minus ? -value : value);
    rest->length = (size_t)(end - at);
    rest->at = at;
    return 1;
}

Fixed tag_number(const Tag *tag, const char *name, Fixed otherwise)
{
    Span value = tag_value(tag, name);
    Fixed number;
    return value.at && span_number(&value, &number) ? number : otherwise;
}
