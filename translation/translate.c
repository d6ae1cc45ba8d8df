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

/* What games count. */
static const struct {
    const char *unit, *forms[2];
} units[] = {
    {"moves", PLURAL_("%llu move", "%llu moves")},
    {"points", PLURAL_("%llu point", "%llu points")},
    {"hints", PLURAL_("%llu hint", "%llu hints")},
    {"undos", PLURAL_("%llu undo", "%llu undos")},
    {"cards home", PLURAL_("%llu card home", "%llu cards home")},
    {"tiles removed", PLURAL_("%llu tile removed", "%llu tiles removed")},
    {"tiles in place", PLURAL_("%llu tile in place", "%llu tiles in place")}};

const char *translate_unit(u32 number, const char *unit)
{
    size_t i;
    for (i = 0; i < COUNT_OF(units); i++)
        if (strcmp(units[i].unit, unit) == 0) {
            const char *const *forms = units[i].forms;
            return catalogue_find(NULL, forms[0], forms[1])
                       ? translate_count(number, forms[0], forms[1])
                       : unit;
        }
    return unit;
}
