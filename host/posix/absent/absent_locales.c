/* SPDX-License-Identifier: MIT */
/* Replaces host/posix/locales/ in static programs, which have no locales to
   load. Goes by the locale's name, as musl does: every locale except C is
   taken for one with UTF-8. */
#include "host/posix/locale.h"

#include <string.h>

const char *locale_charset(void)
{
    const char *name = locale_name("LC_CTYPE");
    return name && (strcmp(name, "C") == 0 || strcmp(name, "POSIX") == 0)
               ? "ASCII"
               : "UTF-8";
}
