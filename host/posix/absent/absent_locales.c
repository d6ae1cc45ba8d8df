/* SPDX-License-Identifier: MIT */
/* Replaces host/posix/locales/ in static programs, which have no locales to
   load. Goes by the locale's name, as musl does: every locale except C is
   taken for one with UTF-8. */
#include "host/posix/charset.h"

#include <stdlib.h>
#include <string.h>

#include "rules/core/base.h"

const char *locale_charset(void)
{
    static const char *const names[] = {"LC_ALL", "LC_CTYPE", "LANG"};
    size_t i;
    for (i = 0; i < COUNT_OF(names); i++) {
        const char *locale = getenv(names[i]);
        if (locale && *locale)
            return strcmp(locale, "C") == 0 || strcmp(locale, "POSIX") == 0
                       ? "ASCII"
                       : "UTF-8";
    }
    return "UTF-8";
}
