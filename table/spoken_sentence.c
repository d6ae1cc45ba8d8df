/* SPDX-License-Identifier: MIT */
/* Sentences on a line. */
#include "table/spoken.h"

void spoken_sentence(Page *page, const char *format, ...)
{
    static const char capitals[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    va_list values;
    size_t begun;
    u8 letter;
    if (page->used && page->text[page->used - 1] != '\n')
        page_text(page, " ");
    begun = page->used;
    va_start(values, format);
    page_values(page, format, values);
    va_end(values);
    letter = text_letter_of(page->text[begun]);
    if (letter != NOT_FOUND)
        page->text[begun] = capitals[letter];
}
