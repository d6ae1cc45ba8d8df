/* SPDX-License-Identifier: MIT */
/* Text that grows as it is written. If memory runs out, the program ends,
   because it can't show anything more. */
#include "page.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rules/core/base.h"
#include "utf8.h"

void *host_must_have(void *memory)
{
    if (memory)
        return memory;
    fputs(_("quadrille: out of memory\n"), stderr);
    exit(4);
}

static void make_room(Page *page, size_t length)
{
    size_t room = page->room ? page->room : 256;
    while (room < page->used + length + 1)
        room *= 2;
    if (room == page->room)
        return;
    page->text = host_must_have(realloc(page->text, room));
    page->room = room;
}

void page_put(Page *page, const char *text, size_t length)
{
    make_room(page, length);
    if (length)
        memcpy(page->text + page->used, text, length);
    page->used += length;
    page->text[page->used] = '\0';
}

void page_text(Page *page, const char *text)
{
    page_put(page, text, strlen(text));
}

/* A separate function, because compilers with a sanitizer foresee a format of
   NULL and warn about it. */
void page_values(Page *page, const char *format, va_list values)
{
    const char *sure = format ? format : "";
    va_list again;
    int length;
    va_copy(again, values);
    length = vsnprintf(NULL, 0, sure, again);
    va_end(again);
    make_room(page, (size_t)length);
    vsnprintf(page->text + page->used, (size_t)length + 1, sure, values);
    page->used += (size_t)length;
}

void page_format(Page *page, const char *format, ...)
{
    va_list values;
    va_start(values, format);
    page_values(page, format, values);
    va_end(values);
}

/* A terminal with another character set may take the second byte of a
   character for the start of an escape sequence, such as 9B in U+06DB. */
static u32 most_safe = 0x10FFFF;

void page_safe_for(int utf8)
{
    most_safe = utf8 ? 0x10FFFF : 0x7E;
}

const char *page_ellipsis(void)
{
    return most_safe > 0x7E ? "\u2026" : "...";
}

void page_safe(Page *page, const char *text)
{
    size_t length;
    u32 sign;
    page_put(page, "", 0);
    for (; *text; text += length) {
        length = utf8_read(text, UTF8_LONGEST, &sign);
        if (length && sign <= most_safe && !utf8_is_control(sign)) {
            page_put(page, text, length);
        } else {
            page_format(page, "\\x%02x", (unsigned)(unsigned char)*text);
            length = 1;
        }
    }
}

void page_safe_lines(Page *page, const char *text)
{
    Page line = PAGE_EMPTY;
    for (;;) {
        const size_t length = strcspn(text, "\n");
        line.used = 0;
        page_put(&line, text, length);
        page_safe(page, line.text);
        if (!text[length])
            break;
        page_put(page, "\n", 1);
        text += length + 1;
    }
    page_free(&line);
}

void page_line(Page *page)
{
    while (page->used && page->text[page->used - 1] == ' ')
        page->used--;
    page_put(page, "\n", 1);
}

/* The bytes of the next sign, and how many places it takes. Bytes beyond ASCII
   are UTF-8; a wrong one takes a place. What is said in English has no signs
   of two places. */
static size_t take_sign(const char *text, size_t length, u32 *sign,
                        size_t *columns)
{
#if defined(QUADRILLE_TRANSLATED)
    const size_t taken = utf8_read(text, length, sign);
    *columns = taken ? (size_t)utf8_columns(*sign) : 1;
    return taken ? taken : 1;
#else
    (void)length;
    *sign = (u8)*text;
    *columns = ((unsigned char)*text & 0xC0) != 0x80;
    return 1;
#endif
}

static int may_break(u32 before, u32 after)
{
#if defined(QUADRILLE_TRANSLATED)
    return utf8_may_break(before, after);
#else
    (void)before, (void)after;
    return 0;
#endif
}

size_t page_width(const char *text, size_t length)
{
    size_t width = 0;
    size_t columns, taken;
    u32 sign;
    for (; length; length -= taken) {
        taken = take_sign(text, length, &sign, &columns);
        width += columns;
        text += taken;
    }
    return width;
}

void page_padded(Page *page, const char *text, size_t width)
{
#if defined(QUADRILLE_TRANSLATED)
    const size_t used = page_width(text, strlen(text));
    page_format(page, "%s%*s", text, used < width ? (int)(width - used) : 0,
                "");
#else
    page_format(page, "%-*s", (int)width, text);
#endif
}

/* Where to break a line of this length: at the last blank that fits, or where
   languages without blanks break. In lists, what belongs together stays
   together: there the last blank behind a comma or the like comes first, if it
   is in the second half of the line. A word that is wider than the line is
   broken behind its end. */
static size_t line_cut(const char *text, size_t length, size_t width,
                       int is_list)
{
    size_t at, taken, columns;
    size_t used = 0, cut = 0, comma = 0;
    u32 sign = 0;
    for (at = 0; at < length; at += taken) {
        const u32 before = sign;
        taken = take_sign(text + at, length - at, &sign, &columns);
        if (at && (text[at] == ' ' || may_break(before, sign))) {
            cut = at;
            if (is_list && strchr(",;:", text[at - 1]) && 2 * used >= width)
                comma = at;
        }
        used += columns;
        if (used > width && cut)
            return comma ? comma : cut;
    }
    return length;
}

static void page_lines(Page *page, const char *text, size_t width, int is_list)
{
    do {
        const size_t cut = line_cut(text, strcspn(text, "\n"), width, is_list);
        page_put(page, text, cut);
        page_text(page, "\n");
        text += cut;
        text += *text == ' ' || *text == '\n';
    } while (*text);
}

void page_wrapped(Page *page, const char *text, size_t width)
{
    if (*text)
        page_lines(page, text, width, 1);
}

void page_folded(Page *page, const char *text)
{
    page_lines(page, text, PAGE_WIDTH, 0);
}

void page_folded_lines(Page *page, const char *text)
{
    Page line = PAGE_EMPTY;
    while (*text) {
        const size_t length = strcspn(text, "\n");
        line.used = 0;
        page_put(&line, text, length);
        page_folded(page, line.text);
        text += length + (text[length] == '\n');
    }
    page_free(&line);
}

void page_comma(Page *list)
{
    if (list->used)
        /* TRANSLATORS: between the items of a list; Chinese has no blank */
        page_text(list, _(", "));
}

static const unsigned powers[] = {1, 10, 100, 1000};

void page_decimal(Page *page, unsigned long long parts, int digits)
{
    ASSERT(digits >= 0 && digits < (int)COUNT_OF(powers));
    page_format(page, "%llu", parts / powers[digits]);
    if (!digits)
        return;
    page_format(page, "%s%0*llu",
                /* TRANSLATORS: between whole numbers and decimals */
                translate_in("decimal", "."), digits, parts % powers[digits]);
}

void page_real(Page *page, double value, int digits)
{
    ASSERT(digits >= 0 && digits < (int)COUNT_OF(powers));
    page_text(page, value < 0 ? "-" : "");
    value = (value < 0 ? -value : value) * powers[digits];
    page_decimal(page, (unsigned long long)(value + 0.5), digits);
}

void page_percent(Page *page, unsigned long long percent)
{
    /* TRANSLATORS: many languages have a blank that breaks no line before the
       sign */
    page_format(page, _("%llu%%"), percent);
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

int page_equals(const Page *a, const Page *b)
{
    return a->used == b->used &&
           (!a->used || memcmp(a->text, b->text, a->used) == 0);
}

void page_free(Page *page)
{
    free(page->text);
    page->text = NULL;
    page->used = 0;
    page->room = 0;
}
