/* SPDX-License-Identifier: MIT */
/* What page_format asks for: %s %c %d %u %x %%, with l, ll or z, a width, a
   precision for texts, and the flags - and 0. */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

typedef struct Sink {
    char *text;
    size_t room;
    size_t used;
} Sink;

/* One piece of a format, between % and its letter. */
typedef struct Spec {
    int left, zeros, width, most, longs;
} Spec;

enum { NUMBER_SIZE = 24, NO_LIMIT = -1 };

static void put(Sink *sink, char sign)
{
    if (sink->used + 1 < sink->room)
        sink->text[sink->used] = sign;
    sink->used++;
}

static void put_many(Sink *sink, char sign, int count)
{
    while (count-- > 0)
        put(sink, sign);
}

static void put_padded(Sink *sink, const Spec *spec, const char *text,
                       int length)
{
    const int blanks = spec->width - length;
    int i;
    if (!spec->left)
        put_many(sink, spec->zeros ? '0' : ' ', blanks);
    for (i = 0; i < length; i++)
        put(sink, text[i]);
    if (spec->left)
        put_many(sink, ' ', blanks);
}

static void put_word(Sink *sink, const Spec *spec, const char *text)
{
    const char *end =
        spec->most == NO_LIMIT ? NULL : memchr(text, 0, (size_t)spec->most);
    int length = spec->most;
    if (spec->most == NO_LIMIT)
        length = (int)strlen(text);
    else if (end)
        length = (int)(end - text);
    put_padded(sink, spec, text, length);
}

static void put_digits(Sink *sink, Spec *spec, unsigned long long number,
                       unsigned base, int is_minus)
{
    char text[NUMBER_SIZE];
    char *at = text + sizeof text;
    do {
        *--at = "0123456789abcdef"[number % base];
        number /= base;
    } while (number);
    if (is_minus && spec->zeros) {
        put(sink, '-');
        spec->width--;
    } else if (is_minus) {
        *--at = '-';
    }
    put_padded(sink, spec, at, (int)(text + sizeof text - at));
}

static long long take_signed(const Spec *spec, va_list *values)
{
    if (spec->longs > 1)
        return va_arg(*values, long long);
    return spec->longs ? va_arg(*values, long) : va_arg(*values, int);
}

static unsigned long long take_unsigned(const Spec *spec, va_list *values)
{
    if (spec->longs > 1)
        return va_arg(*values, unsigned long long);
    return spec->longs ? va_arg(*values, unsigned long)
                       : va_arg(*values, unsigned);
}

static void put_signed(Sink *sink, Spec *spec, long long number)
{
    const unsigned long long size = number < 0 ? 0 - (unsigned long long)number
                                               : (unsigned long long)number;
    put_digits(sink, spec, size, 10, number < 0);
}

static int read_number(const char **format, va_list *values)
{
    int number = 0;
    if (**format == '*') {
        (*format)++;
        return va_arg(*values, int);
    }
    while (**format >= '0' && **format <= '9')
        number = number * 10 + *(*format)++ - '0';
    return number;
}

static Spec read_spec(const char **format, va_list *values)
{
    Spec spec = {.most = NO_LIMIT};
    for (; **format == '-' || **format == '0'; (*format)++)
        *(**format == '-' ? &spec.left : &spec.zeros) = 1;
    spec.width = read_number(format, values);
    if (spec.width < 0) {
        spec.left = 1;
        spec.width = -spec.width;
    }
    if (**format == '.') {
        (*format)++;
        spec.most = read_number(format, values);
    }
    for (; **format == 'l' || **format == 'z'; (*format)++)
        spec.longs++;
    return spec;
}

static void put_value(Sink *sink, char letter, Spec *spec, va_list *values)
{
    char sign;
    switch (letter) {
    case 's':
        put_word(sink, spec, va_arg(*values, const char *));
        break;
    case 'c':
        sign = (char)va_arg(*values, int);
        put_padded(sink, spec, &sign, 1);
        break;
    case 'd':
        put_signed(sink, spec, take_signed(spec, values));
        break;
    case 'u':
        put_digits(sink, spec, take_unsigned(spec, values), 10, 0);
        break;
    case 'x':
        put_digits(sink, spec, take_unsigned(spec, values), 16, 0);
        break;
    default:
        put(sink, letter);
    }
}

int vsnprintf(char *text, size_t room, const char *format, va_list given)
{
    Sink sink = {text, room, 0};
    va_list values;
    va_copy(values, given);
    while (*format) {
        Spec spec;
        if (*format != '%') {
            put(&sink, *format++);
            continue;
        }
        format++;
        spec = read_spec(&format, &values);
        put_value(&sink, *format++, &spec, &values);
    }
    va_end(values);
    if (room)
        text[sink.used < room ? sink.used : room - 1] = '\0';
    return (int)sink.used;
}

int snprintf(char *text, size_t room, const char *format, ...)
{
    va_list values;
    int length;
    va_start(values, format);
    length = vsnprintf(text, room, format, values);
    va_end(values);
    return length;
}
