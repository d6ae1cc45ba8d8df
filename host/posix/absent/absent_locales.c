/* SPDX-License-Identifier: MIT */
/* Replaces host/posix/locales/ in static programs, which can't rely on the
   system's locales. Goes by the locale's name, as musl does: every locale
   except C is taken for one with UTF-8. */
#include "host/posix/locale.h"

#include <locale.h>
#include <string.h>

const char *locale_charset(void)
{
    const char *name = locale_name("LC_CTYPE");
    return name && (strcmp(name, "C") == 0 || strcmp(name, "POSIX") == 0)
               ? "ASCII"
               : "UTF-8";
}

/* Letters with accents can be typed where the system has this locale in the
   format that the program was linked for. */
int locale_has_symbols(void)
{
    (void)setlocale(LC_CTYPE, "C.UTF-8");
    return strcmp(locale_charset(), "UTF-8") == 0;
}
