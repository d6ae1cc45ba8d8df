/* SPDX-License-Identifier: MIT */
/* What rules/core/base.h declares: sentences in the language of the catalogue
   in use, or in English. */
#include <string.h>

#include "catalogue.h"
#include "rules/core/base.h"

const char *translate(const char *text)
{
    const char *found = catalogue_find(NULL, text, NULL);
    return found ? found : text;
}

const char *translate_in(const char *context, const char *text)
{
    const char *found = catalogue_find(context, text, NULL);
    return found ? found : translate(text);
}

const char *translate_count(u32 count, const char *one, const char *many)
{
    const char *found = catalogue_find(NULL, one, many);
    unsigned long form;
    if (!found)
        return count == 1 ? one : many;
    for (form = catalogue_form(count); form; form--)
        found += strlen(found) + 1;
    return found;
}
