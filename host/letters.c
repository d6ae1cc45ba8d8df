/* SPDX-License-Identifier: MIT */
#include "letters.h"

#include <string.h>

#include "rules/core/text.h"

static int same_letter(char a, char b)
{
    const u8 letter = text_letter_of(a);
    return a == b || (letter != NOT_FOUND && letter == text_letter_of(b));
}

size_t letters_begin(const char *text, const char *beginning)
{
    size_t i = 0;
    while (beginning[i] && same_letter(text[i], beginning[i]))
        i++;
    return beginning[i] ? 0 : i;
}

int letters_equal(const char *a, const char *b)
{
    return strlen(a) == strlen(b) && (!*a || letters_begin(a, b));
}
