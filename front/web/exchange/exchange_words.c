/* SPDX-License-Identifier: MIT */
/* What rules/core/base.h declares: sentences in the page's language. The page
   looks them up, and returns NULL for what stays English. */
#include <stdlib.h>

#include "exchange.h"
#include "rules/core/base.h"

/* The translation, in memory that stays; "many" is NULL if the sentence
   depends on no number. */
__attribute__((import_module("page"), import_name("translation"))) const char *
exchange_translation(const char *context, const char *text, const char *many,
                     u32 count);

char *exchange_words_at(u32 size)
{
    return malloc(size);
}

const char *translate(const char *text)
{
    const char *found = exchange_translation(NULL, text, NULL, 0);
    return found ? found : text;
}

const char *translate_in(const char *context, const char *text)
{
    const char *found = exchange_translation(context, text, NULL, 0);
    return found ? found : translate(text);
}

const char *translate_count(u32 count, const char *one, const char *many)
{
    const char *found = exchange_translation(NULL, one, many, count);
    return found ? found : count == 1 ? one : many;
}
