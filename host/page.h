/* SPDX-License-Identifier: MIT */
/* A page is text that grows as it is written, for programs with an operating
   system. */
#ifndef PAGE_H
#define PAGE_H

#include <stdarg.h>
#include <stddef.h>

typedef struct Page {
    char *text; /* ends with a NUL as soon as it isn't empty */
    size_t used;
    size_t room;
} Page;

/* The value of a page before anything is written to it. */
#define PAGE_EMPTY                                                            \
    {                                                                         \
        NULL, 0, 0                                                            \
    }

void page_put(Page *page, const char *text, size_t length);
void page_text(Page *page, const char *text);
void page_format(Page *page, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
void page_values(Page *page, const char *format, va_list values)
    __attribute__((format(printf, 2, 0)));
/* Writes untrusted text without anything that a terminal would obey. Control
   characters are spelled out, as in "\x1b", and so are bytes that aren't
   UTF-8; on terminals without UTF-8, all bytes outside ASCII. */
void page_safe(Page *page, const char *text);
/* Whether the terminal understands UTF-8, as page_safe assumes at first. */
void page_safe_for(int utf8);
/* The sign for text that was left out, as the terminal understands it. */
const char *page_ellipsis(void);
/* The same for several lines. */
void page_safe_lines(Page *page, const char *text);
/* How many places a text takes. */
size_t page_width(const char *text, size_t length);
/* Writes a text and the blanks that fill its places. */
void page_padded(Page *page, const char *text, size_t width);
/* Removes the blanks at the end of the last line and ends the line. */
void page_line(Page *page);
/* Writes a line of text and a newline; breaks it between words if it is wider
   than a terminal. */
void page_folded(Page *page, const char *text);
/* The same for text of several lines. */
void page_folded_lines(Page *page, const char *text);
/* The same for lines with lists, and for any width: breaks behind a comma
   rather than between words. */
void page_wrapped(Page *page, const char *text, size_t width);
enum { PAGE_WIDTH = 79 }; /* as wide as a folded line may be */
/* Writes what stands between the items of a list, unless it is empty. */
void page_comma(Page *list);
/* Writes a number that is counted in tenths (1 digit), hundredths (2) or
   thousandths: 123 tenths are "12.3", in the player's language. */
void page_decimal(Page *page, unsigned long long parts, int digits);
/* Writes a number with this many decimals. */
void page_real(Page *page, double value, int digits);
/* Writes "63%" in the player's language. */
void page_percent(Page *page, unsigned long long percent);
/* "4:32" or "1:04:32" */
void page_clock(Page *page, unsigned long long milliseconds);
int page_equals(const Page *a, const Page *b);
void page_free(Page *page);

/* Returns the memory; ends the program if it is NULL. */
void *host_must_have(void *memory);

#endif
