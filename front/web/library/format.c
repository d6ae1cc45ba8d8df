/* SPDX-License-Identifier: MIT */
/* The part of printf that page_format needs: %s %c %d %u %x %%, with l, ll or
   z, a width, a precision for strings, and the flags - and 0. Arguments may be
   numbered, as in %2$s, so that a translation can reorder them. In that case
   all of them are numbered, and a first pass over the format finds their
   types. */
#include <stdint.h>
#include <stdio.h>
#include <string.h>

typedef struct Sink {
    char *text;
    size_t room;
    size_t used;
} Sink;

/* One conversion of a format, between % and its letter. */
typedef struct Spec {
    int number; /* of the argument, from 1; 0: the next one */
    int left, zeros, width, most, longs;
} Spec;

typedef union Value {
    const char *text;
    long long whole;
    unsigned long long natural;
} Value;

enum { NUMBER_SIZE = 24, NO_LIMIT = -1, MOST_NUMBERED = 9 };

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

static Value take_signed(const Spec *spec, va_list *values)
{
    Value value;
    if (spec->longs > 1)
        value.whole = va_arg(*values, long long);
    else
        value.whole =
            spec->longs ? va_arg(*values, long) : va_arg(*values, int);
    return value;
}

static Value take_unsigned(const Spec *spec, va_list *values)
{
    Value value;
    if (spec->longs > 1)
        value.natural = va_arg(*values, unsigned long long);
    else
        value.natural = spec->longs ? va_arg(*values, unsigned long)
                                    : va_arg(*values, unsigned);
    return value;
}

/* Other letters, and %%, take no argument. */
static Value take_value(char letter, const Spec *spec, va_list *values)
{
    Value value = {NULL};
    switch (letter) {
    case 's':
        value.text = va_arg(*values, const char *);
        return value;
    case 'c':
        value.whole = va_arg(*values, int);
        return value;
    case 'd':
        return take_signed(spec, values);
    case 'u':
    case 'x':
        return take_unsigned(spec, values);
    default:
        return value;
    }
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
    if (**format >= '1' && **format <= '0' + MOST_NUMBERED &&
        (*format)[1] == '$') {
        spec.number = **format - '0';
        *format += 2;
    }
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

static void put_value(Sink *sink, char letter, Spec *spec, Value value)
{
    char sign;
    switch (letter) {
    case 's':
        put_word(sink, spec, value.text);
        break;
    case 'c':
        sign = (char)value.whole;
        put_padded(sink, spec, &sign, 1);
        break;
    case 'd':
        put_signed(sink, spec, value.whole);
        break;
    case 'u':
        put_digits(sink, spec, value.natural, 10, 0);
        break;
    case 'x':
        put_digits(sink, spec, value.natural, 16, 0);
        break;
    default:
        put(sink, letter);
    }
}

static int is_numbered(const char *format)
{
    for (format = strchr(format, '%'); format; format = strchr(format, '%')) {
        if (format[1] != '%')
            return format[1] && format[2] == '$';
        format += 2;
    }
    return 0;
}

/* Fetches the arguments of a format with numbered arguments. As POSIX
   requires, the numbers have no gaps. */
static void take_numbered(const char *format, va_list *values,
                          Value numbered[])
{
    Spec specs[MOST_NUMBERED + 1];
    char letters[MOST_NUMBERED + 1] = "";
    int number;
    while ((format = strchr(format, '%')) != NULL) {
        Spec spec;
        format++;
        spec = read_spec(&format, values);
        specs[spec.number] = spec;
        letters[spec.number] = *format++;
    }
    for (number = 1; number <= MOST_NUMBERED && letters[number]; number++)
        numbered[number] = take_value(letters[number], &specs[number], values);
}

int vsnprintf(char *text, size_t room, const char *format, va_list given)
{
    Sink sink = {text, room, 0};
    Value numbered[MOST_NUMBERED + 1];
    va_list values;
    va_copy(values, given);
    if (is_numbered(format))
        take_numbered(format, &values, numbered);
    while (*format) {
        Spec spec;
        char letter;
        if (*format != '%') {
            put(&sink, *format++);
            continue;
        }
        format++;
        spec = read_spec(&format, &values);
        letter = *format++;
        put_value(&sink, letter, &spec,
                  spec.number ? numbered[spec.number]
                              : take_value(letter, &spec, &values));
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
