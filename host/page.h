/* SPDX-License-Identifier: MIT */
/* Text that grows as it is written, for hosted front ends. */
#ifndef PAGE_H
#define PAGE_H

#include <stdarg.h>
#include <stddef.h>

typedef struct Page {
    char *text; /* ends with a NUL once something was put */
    size_t used;
    size_t room;
} Page;

void page_put(Page *page, const char *text, size_t length);
void page_text(Page *page, const char *text);
void page_format(Page *page, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
void page_values(Page *page, const char *format, va_list values)
    __attribute__((format(printf, 2, 0)));
/* Text of others, without what a terminal would obey: control characters are
   spelled out, "\x1b", and so are bytes that are no UTF-8. */
void page_safe(Page *page, const char *text);
/* Takes away the blanks behind the last line's text and ends the line. */
void page_line(Page *page);
/* A line of text, broken between words where it is longer than a terminal is
   wide; the newline is added. */
void page_folded(Page *page, const char *text);
/* "1 move", "2 moves" */
void page_count(Page *page, unsigned long long count, const char *one);
/* "4:32" or "1:04:32" */
void page_clock(Page *page, unsigned long long milliseconds);
void page_free(Page *page);

/* Memory that was got, or without it the end of the program. */
void *must_have(void *memory);

#endif
