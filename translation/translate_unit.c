/* SPDX-License-Identifier: MIT */
/* What games count, in the player's language. */
#include <string.h>

#include "rules/core/base.h"

static const struct {
    const char *unit, *forms[2];
} units[] = {
    {"moves", PLURAL_("%llu move", "%llu moves")},
    {"points", PLURAL_("%llu point", "%llu points")},
    {"hints", PLURAL_("%llu hint", "%llu hints")},
    {"undos", PLURAL_("%llu undo", "%llu undos")},
    {"cards home", PLURAL_("%llu card home", "%llu cards home")},
    {"tiles left", PLURAL_("%llu tile left", "%llu tiles left")},
    {"tiles removed", PLURAL_("%llu tile removed", "%llu tiles removed")},
    {"tiles in place", PLURAL_("%llu tile in place", "%llu tiles in place")}};

const char *translate_unit(u32 number, const char *unit)
{
    size_t i;
    for (i = 0; i < COUNT_OF(units); i++)
        if (strcmp(units[i].unit, unit) == 0) {
            const char *const *forms = units[i].forms;
            const char *words = translate_count(number, forms[0], forms[1]);
            return words == forms[0] || words == forms[1] ? unit : words;
        }
    return unit;
}
