/* SPDX-License-Identifier: MIT */
/* Asks the C library, which knows the locales that are installed. A login over
   a network brings names of others, but their terminal shows what they say. */
#include "host/posix/locale.h"

#include <langinfo.h>
#include <locale.h>
#include <string.h>
#include <strings.h>
#include <wchar.h>

static int names_utf8(void)
{
    const char *name = locale_name("LC_CTYPE");
    const char *charset = name ? strchr(name, '.') : NULL;
    return charset && (strncasecmp(charset, ".UTF-8", 6) == 0 ||
                       strncasecmp(charset, ".UTF8", 5) == 0);
}

const char *locale_charset(void)
{
    if (!setlocale(LC_CTYPE, "") && names_utf8())
        (void)setlocale(LC_CTYPE, "C.UTF-8");
    return nl_langinfo(CODESET);
}

int locale_has_symbols(void)
{
    return strcmp(locale_charset(), "UTF-8") == 0 && wcwidth(0x2660) == 1 &&
           wcwidth(0x2588) == 1;
}
