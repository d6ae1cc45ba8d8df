/* SPDX-License-Identifier: MIT */
/* Growing text. Without memory there is nothing to be shown: say so, end. */
#include "page.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void *must_have(void *memory)
{
    if (memory)
        return memory;
    fputs("quadrille: there is no memory left\n", stderr);
    exit(4);
}

static void make_room(Page *page, size_t length)
{
    size_t room = page->room ? page->room : 256;
    while (room < page->used + length + 1)
        room *= 2;
    if (room == page->room)
        return;
    page->text = must_have(realloc(page->text, room));
    page->room = room;
}

void page_put(Page *page, const char *text, size_t length)
{
    make_room(page, length);
    memcpy(page->text + page->used, text, length);
    page->used += length;
    page->text[page->used] = '\0';
}

void page_text(Page *page, const char *text)
{
    page_put(page, text, strlen(text));
}

void page_values(Page *page, const char *format, va_list values)
{
    va_list again;
    int length;
    va_copy(again, values);
    length = vsnprintf(NULL, 0, format, again);
    va_end(again);
    make_room(page, (size_t)length);
    vsnprintf(page->text + page->used, (size_t)length + 1, format, values);
    page->used += (size_t)length;
}

void page_format(Page *page, const char *format, ...)
{
    va_list values;
    va_start(values, format);
    page_values(page, format, values);
    va_end(values);
}

void page_line(Page *page)
{
    while (page->used && page->text[page->used - 1] == ' ')
        page->used--;
    page_put(page, "\n", 1);
}

void page_count(Page *page, unsigned long long count, const char *one)
{
    page_format(page, "%llu %s%s", count, one, count == 1 ? "" : "s");
}

void page_clock(Page *page, unsigned long long milliseconds)
{
    unsigned long long seconds = milliseconds / 1000;
    if (seconds >= 3600)
        page_format(page, "%llu:%02llu:%02llu", seconds / 3600,
                    seconds / 60 % 60, seconds % 60);
    else
        page_format(page, "%llu:%02llu", seconds / 60, seconds % 60);
}

void page_free(Page *page)
{
    free(page->text);
    page->text = NULL;
    page->used = 0;
    page->room = 0;
}
