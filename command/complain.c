/* SPDX-License-Identifier: MIT */
/* Prints error messages. */
#include "complain.h"

#include <ctype.h>
#include <errno.h>
#include <stdarg.h>
#include <string.h>

#include "host/host.h"
#include "options.h"
#if defined(QUADRILLE_TRANSLATED)
#include "translation/catalogue.h"
#endif

static Page *collected; /* instead of standard error, or NULL */

void complain_into(Page *page)
{
    collected = page;
}

static void collect(const char *words)
{
    page_safe(collected, words);
    page_text(collected, "\n");
}

static void print(const char *words)
{
    Page page = PAGE_EMPTY;
    page_text(&page, "quadrille: ");
    page_safe(&page, words);
    page_text(&page, "\n");
    host_print_error(&page);
}

static void tell(const char *format, va_list values)
{
    Page text = PAGE_EMPTY;
    page_values(&text, format, values);
    if (collected)
        collect(text.text);
    else
        print(text.text);
    page_free(&text);
}

int complain(const char *format, ...)
{
    va_list values;
    va_start(values, format);
    tell(format, values);
    va_end(values);
    return EXIT_USAGE;
}

int complain_trouble(const char *format, ...)
{
    va_list values;
    va_start(values, format);
    tell(format, values);
    va_end(values);
    return EXIT_TROUBLE;
}

/* Only English writes so: a German noun keeps its capital. */
static int is_english(void)
{
#if defined(QUADRILLE_TRANSLATED)
    return strcmp(catalogue_language(), "en") == 0;
#else
    return 1;
#endif
}

int complain_words(const char *sentence)
{
    const int first = (unsigned char)sentence[0];
    const int is_code = first && isupper((unsigned char)sentence[1]);
    if (collected || !is_english())
        return complain("%s", sentence);
    return complain("%c%s", is_code ? first : tolower(first),
                    first ? sentence + 1 : "");
}

int complain_unexpected(const char *word, const char *command)
{
    if (strncmp(word, "--", 2) == 0)
        return complain(_("'%s' follows '--', so it is no option; put options "
                          "first"),
                        word);
    return complain(_("unexpected argument '%1$s'; see 'quadrille help %2$s'"),
                    word, command);
}

int complain_absent(const char *name)
{
    return complain(_("'%s' is not part of this small build"), name);
}

void complain_unconfined(void)
{
    (void)complain(_("warning: the server runs without a sandbox: %s"),
                   strerror(errno));
}

int complain_library(const char *command)
{
    return complain_trouble(_("'quadrille %s' needs libmicrohttpd; install "
                              "it, on Debian with 'apt install "
                              "libmicrohttpd12'"),
                            command);
}

int complain_port(unsigned port)
{
    return complain_trouble(_("can't listen on port %1$u: %2$s; choose "
                              "another port with --port"),
                            port, strerror(errno));
}
