/* SPDX-License-Identifier: MIT */
/* Sentences on a line. */
#include "host/utf8.h"
#include "table/spoken.h"

void spoken_sentence(Page *page, const char *format, ...)
{
    va_list values;
    size_t begun;
    if (page->used && page->text[page->used - 1] != '\n')
        page_text(page, " ");
    begun = page->used;
    va_start(values, format);
    page_values(page, format, values);
    va_end(values);
    utf8_capitalise(page->text + begun);
}
