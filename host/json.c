/* SPDX-License-Identifier: MIT */
/* Writes JSON. Text from players and files may not be valid UTF-8, so
   invalid bytes are replaced. Control characters are escaped, also those that
   JSON allows: what is written may be shown by a terminal. */
#include "json.h"

#include <string.h>

#include "utf8.h"

static int is_control(u32 sign)
{
    enum { DELETE = 0x7f, LAST_CONTROL = 0x9f };
    return sign < ' ' || (sign >= DELETE && sign <= LAST_CONTROL);
}

void page_string(Page *page, const char *text, size_t length)
{
    size_t taken;
    u32 sign;
    page_text(page, "\"");
    for (; length; text += taken, length -= taken) {
        taken = utf8_read(text, length, &sign);
        if (!taken)
            page_text(page, "\\ufffd");
        else if (sign == '\n')
            page_text(page, "\\n");
        else if (sign == '"' || sign == '\\')
            page_format(page, "\\%c", (char)sign);
        else if (is_control(sign))
            page_format(page, "\\u%04x", (unsigned)sign);
        else
            page_put(page, text, taken);
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
