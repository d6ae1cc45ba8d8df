/* SPDX-License-Identifier: MIT */
/* Asks the C library, which knows the locales that are installed. */
#include "host/posix/charset.h"

#include <langinfo.h>
#include <locale.h>

const char *locale_charset(void)
{
    (void)setlocale(LC_CTYPE, "");
    return nl_langinfo(CODESET);
}
