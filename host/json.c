/* SPDX-License-Identifier: MIT */
/* Writes JSON. Text from players and files may not be valid UTF-8, so
   invalid bytes are replaced. */
#include "json.h"

#include <string.h>

/* The ranges of well-formed UTF-8 from the Unicode standard, for the first and
   the second byte of a character. Further bytes are 80 to BF. */
typedef struct Utf8Range {
    unsigned char first, last, from, to, length;
} Utf8Range;

static const Utf8Range rows[] = {
    {0x00, 0x7F, 0x00, 0xFF, 1}, {0xC2, 0xDF, 0x80, 0xBF, 2},
    {0xE0, 0xE0, 0xA0, 0xBF, 3}, {0xE1, 0xEC, 0x80, 0xBF, 3},
    {0xED, 0xED, 0x80, 0x9F, 3}, {0xEE, 0xEF, 0x80, 0xBF, 3},
    {0xF0, 0xF0, 0x90, 0xBF, 4}, {0xF1, 0xF3, 0x80, 0xBF, 4},
    {0xF4, 0xF4, 0x80, 0x8F, 4}};

static int is_in(unsigned char byte, unsigned char from, unsigned char to)
{
    return byte >= from && byte <= to;
}

static const Utf8Range *row_of(unsigned char byte)
{
    size_t i;
    for (i = 0; i < sizeof rows / sizeof *rows; i++)
        if (is_in(byte, rows[i].first, rows[i].last))
            return &rows[i];
    return NULL;
}

/* Returns how many bytes the first character has, or 0 if it is invalid. */
static size_t length_of_sign(const char *text, size_t length)
{
    const unsigned char *bytes = (const unsigned char *)text;
    const Utf8Range *row = row_of(bytes[0]);
    size_t i;
    if (!row || row->length > length)
        return 0;
    for (i = 1; i < row->length; i++)
        if (!is_in(bytes[i], i == 1 ? row->from : 0x80,
                   i == 1 ? row->to : 0xBF))
            return 0;
    return row->length;
}

/* Writes one ASCII character. */
static void page_plain_sign(Page *page, char sign)
{
    if (sign == '\n')
        page_text(page, "\\n");
    else if (sign == '"' || sign == '\\')
        page_format(page, "\\%c", sign);
    else if ((unsigned char)sign < ' ')
        page_format(page, "\\u%04x", (unsigned)(unsigned char)sign);
    else
        page_put(page, &sign, 1);
}

void page_string(Page *page, const char *text, size_t length)
{
    size_t taken;
    page_text(page, "\"");
    for (; length; text += taken, length -= taken) {
        taken = length_of_sign(text, length);
        if (taken == 1)
            page_plain_sign(page, *text);
        else if (taken)
            page_put(page, text, taken);
        else
            page_text(page, "\\ufffd");
        taken += !taken;
    }
    page_text(page, "\"");
}

void page_member(Page *page, const char *name, Page *text)
{
    page_format(page, ",\"%s\":", name);
    page_put(text, "", 0);
    page_string(page, text->text, text->used);
    page_free(text);
}

void page_entry(Page *page, const char *name, const char *text)
{
    page_format(page, ",\"%s\":", name);
    page_string(page, text, strlen(text));
}

void page_number(Page *page, const char *name, long long number)
{
    page_format(page, ",\"%s\":%lld", name, number);
}
