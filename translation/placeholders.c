/* SPDX-License-Identifier: MIT */
/* Compares the arguments that a sentence and its translation take. A
   translation that took others would make printf read what isn't there. */
#include "catalogue.h"

#include <string.h>

enum { MOST_ARGUMENTS = 16 };

/* For each argument, its type as a number; 0: not taken. */
typedef struct Placeholders {
    unsigned short types[MOST_ARGUMENTS];
    int count;     /* up to the last that is taken */
    int is_format; /* every % begins a placeholder or is doubled */
} Placeholders;

static int take_argument(Placeholders *found, int nth, unsigned short type)
{
    if (nth < 0 || nth >= MOST_ARGUMENTS ||
        (found->types[nth] && found->types[nth] != type))
        return 0;
    found->types[nth] = type;
    if (found->count <= nth)
        found->count = nth + 1;
    return 1;
}

/* Reads "2$", or nothing, and returns the number before the dollar sign. */
static int read_number(const char **at)
{
    const char *text = *at;
    int number = 0;
    while (*text >= '0' && *text <= '9' && number < 1000)
        number = number * 10 + (*text++ - '0');
    if (!number || *text != '$')
        return 0;
    *at = text + 1;
    return number;
}

/* A width or a precision; "*" takes an argument, too. */
static int read_size(Placeholders *found, const char **at, int *next)
{
    int number;
    if (**at != '*') {
        *at += strspn(*at, "0123456789");
        return 1;
    }
    ++*at;
    number = read_number(at);
    return take_argument(found, number ? number - 1 : (*next)++, '*');
}

/* The type is told by its letter and its length: one of six lengths. */
static int read_one(Placeholders *found, const char **at, int *next)
{
    static const char letters[] = "diouxXcsp";
    static const char reals[] = "fFeEgGaA";
    const int number = read_number(at);
    const char *length;
    unsigned type = 0;
    *at += strspn(*at, "-+0#'");
    if (!read_size(found, at, next))
        return 0;
    if (**at == '.') {
        ++*at;
        if (!read_size(found, at, next))
            return 0;
    }
    length = *at;
    *at += strspn(*at, "lhzjt");
    for (; length < *at; length++)
        type = type * 3 + (*length == 'l' ? 1 : *length == 'z' ? 2 : 0);
    if (**at && strchr(reals, **at))
        type = type * 16 + 'f';
    else if (**at && strchr(letters, **at))
        type = type * 16 + (unsigned char)**at;
    else
        return 0;
    ++*at;
    return take_argument(found, number ? number - 1 : (*next)++,
                         (unsigned short)type);
}

static void read_all(Placeholders *found, const char *text)
{
    int next = 0;
    memset(found, 0, sizeof *found);
    while ((text = strchr(text, '%')) != NULL) {
        text++;
        if (*text == '%')
            text++;
        else if (!read_one(found, &text, &next))
            return;
    }
    found->is_format = 1;
}

/* printf can't skip an argument, because it wouldn't know its size. */
int placeholders_agree(const char *sentence, const char *translation,
                       int may_omit)
{
    Placeholders wanted, found;
    int i;
    if (!strchr(sentence, '%') && !strchr(translation, '%'))
        return 1;
    read_all(&wanted, sentence);
    if (!wanted.is_format)
        return 1;
    read_all(&found, translation);
    if (!found.is_format || found.count > wanted.count ||
        (found.count < wanted.count && !may_omit))
        return 0;
    for (i = 0; i < found.count; i++)
        if (found.types[i] != wanted.types[i])
            return 0;
    return 1;
}
