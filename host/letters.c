/* SPDX-License-Identifier: MIT */
/* Letters of ASCII alone have two cases. */
#include "letters.h"

#include <string.h>

#include "rules/core/text.h"

/* The reader ends where the beginning does, so it needn't end a word. */
size_t letters_begin(const char *text, const char *beginning)
{
    const size_t length = strlen(beginning);
    const size_t room = strlen(text);
    Reader reader;
    reader_start(&reader, text, (u32)(room < length ? room : length));
    return reader_take_word(&reader, beginning) ? length : 0;
}

int letters_equal(const char *a, const char *b)
{
    return strlen(a) == strlen(b) && (!*a || letters_begin(a, b));
}
