/* SPDX-License-Identifier: MIT */
/* Writes JSON. Text from players and files may not be valid UTF-8, so
   invalid bytes are replaced. */
#include "json.h"

#include <string.h>

#include "utf8.h"

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
    u32 sign;
    page_text(page, "\"");
    for (; length; text += taken, length -= taken) {
        taken = utf8_read(text, length, &sign);
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

void page_element(Page *page, const char *text)
{
    const char last = page->used ? page->text[page->used - 1] : '[';
    page_text(page, last == '[' || last == ':' ? "" : ",");
    page_text(page, text);
}

void page_element_string(Page *page, const char *text)
{
    page_element(page, "");
    page_string(page, text, strlen(text));
}

void page_element_text(Page *page, Page *text)
{
    page_put(text, "", 0);
    page_element_string(page, text->text);
    page_free(text);
}

void page_flag(Page *page, const char *name, int is)
{
    page_format(page, ",\"%s\":%s", name, is ? "true" : "false");
}
