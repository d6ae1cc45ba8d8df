/* SPDX-License-Identifier: MIT */
/* Prints error messages. */
#include "complain.h"

#include <ctype.h>
#include <stdarg.h>

#include "host/host.h"
#include "options.h"

int complain(const char *format, ...)
{
    Page text = {NULL, 0, 0};
    Page page = {NULL, 0, 0};
    va_list values;
    page_text(&page, "quadrille: ");
    va_start(values, format);
    page_values(&text, format, values);
    va_end(values);
    page_safe(&page, text.text);
    page_text(&page, "\n");
    print_stderr(&page);
    page_free(&text);
    return EXIT_USAGE;
}

int complain_words(const char *sentence)
{
    const int first = (unsigned char)sentence[0];
    const int is_code = first && isupper((unsigned char)sentence[1]);
    return complain("%c%s", is_code ? first : tolower(first),
                    first ? sentence + 1 : "");
}

int complain_unexpected(const char *word, const char *command)
{
    return complain(_("unexpected argument '%1$s'; see 'quadrille help %2$s'"),
                    word, command);
}

int complain_absent(const char *name)
{
    return complain(_("'%s' is not part of this small build"), name);
}
