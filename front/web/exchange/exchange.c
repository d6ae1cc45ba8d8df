/* SPDX-License-Identifier: MIT */
/* A module is asked one thing at a time, so it has one input and one text. */
#include "exchange.h"

#include <stdlib.h>

#include "host/host.h"

static Page input, text;

char *exchange_input_at(u32 size)
{
    if (size > MOST_FILE)
        return NULL;
    if (size >= input.room) {
        char *more = realloc(input.text, (size_t)size + 1);
        if (!more)
            return NULL;
        input.text = more;
        input.room = size + 1;
    }
    input.text[size] = '\0';
    return input.text;
}

const char *exchange_text_at(void)
{
    return text.text;
}

Page *exchange_fresh(void)
{
    text.used = 0;
    return &text;
}

Page *exchange_current(void)
{
    return &text;
}

u32 exchange_end(void)
{
    page_put(&text, "", 0);
    return (u32)text.used;
}

/* A length beyond the allocated input gives an empty reader. */
Reader exchange_read(u32 from, u32 length)
{
    Reader reader;
    if (from >= input.room || length >= input.room - from)
        from = length = 0;
    reader_start(&reader, input.text ? input.text + from : "", length);
    return reader;
}

u32 exchange_length(const Reader *reader)
{
    return (u32)(reader->end - reader->start);
}

Page exchange_take(u32 from, u32 length)
{
    const Reader reader = exchange_read(from, length);
    Page page = PAGE_EMPTY;
    page_put(&page, reader.start, exchange_length(&reader));
    return page;
}
