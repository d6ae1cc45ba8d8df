/* SPDX-License-Identifier: MIT */
/* Looks sentences up in a catalogue of GNU gettext. We read it ourselves,
   because a C library's gettext() needs the language among the system's
   locales, doesn't exist in a browser, is different in static programs, and
   trusts its file: a damaged one crashes it, and a translation with a wrong
   placeholder crashes printf. */
#include "catalogue.h"

#include <string.h>

enum { MAGIC = 0x950412de, HEADER = 28, ENTRY = 8 };

/* Between a context and its sentence, and between the forms of a plural. */
static const char context_end = '\4';

typedef struct Catalogue {
    const unsigned char *bytes;
    size_t length;
    int swapped; /* written on a machine of the other byte order */
    unsigned long count, sentences, translations;
    PluralRule rule;
    const char *language;
    const char *wrong; /* the first sentence with a fault, and what it is */
    CatalogueFault fault;
} Catalogue;

/* Of the whole program; changed only before there are threads. */
static Catalogue used;

/* ------------------------------------------------------------- the file */

static unsigned long number_at(const Catalogue *catalogue, size_t at)
{
    const unsigned char *bytes = catalogue->bytes + at;
    return catalogue->swapped ? (unsigned long)bytes[0] << 24 |
                                    (unsigned long)bytes[1] << 16 |
                                    (unsigned long)bytes[2] << 8 | bytes[3]
                              : (unsigned long)bytes[3] << 24 |
                                    (unsigned long)bytes[2] << 16 |
                                    (unsigned long)bytes[1] << 8 | bytes[0];
}

static const char *text_at(const Catalogue *catalogue, unsigned long table,
                           unsigned long nth, size_t *length)
{
    const size_t entry = table + nth * ENTRY;
    *length = number_at(catalogue, entry);
    return (const char *)catalogue->bytes + number_at(catalogue, entry + 4);
}

static int table_fits(const Catalogue *catalogue, unsigned long table)
{
    return table <= catalogue->length &&
           catalogue->count <= (catalogue->length - table) / ENTRY;
}

static int text_fits(const Catalogue *catalogue, unsigned long table,
                     unsigned long nth)
{
    const size_t entry = table + nth * ENTRY;
    const unsigned long length = number_at(catalogue, entry);
    const unsigned long at = number_at(catalogue, entry + 4);
    return at < catalogue->length && length < catalogue->length - at &&
           !catalogue->bytes[at + length];
}

/* Texts are checked when they are looked up, because a large catalogue would
   take longer than everything else at the start. */
static int has_tables(Catalogue *catalogue)
{
    if (catalogue->length < HEADER)
        return 0;
    if (number_at(catalogue, 0) != MAGIC)
        catalogue->swapped = 1;
    if (number_at(catalogue, 0) != MAGIC || number_at(catalogue, 4) >> 16)
        return 0;
    catalogue->count = number_at(catalogue, 8);
    catalogue->sentences = number_at(catalogue, 12);
    catalogue->translations = number_at(catalogue, 16);
    return table_fits(catalogue, catalogue->sentences) &&
           table_fits(catalogue, catalogue->translations);
}

/* --------------------------------------------------------------- looking up
 */

/* Compares "context\4text" with an entry of the table. */
static int compare(const char *context, const char *text, const char *entry)
{
    if (context) {
        const size_t length = strlen(context);
        const int order = strncmp(context, entry, length);
        if (order)
            return order;
        if (entry[length] != context_end)
            return context_end - (unsigned char)entry[length];
        entry += length + 1;
    }
    return strcmp(text, entry);
}

/* Entries are sorted by their bytes. If there is none, "nth" is their count.
 */
static CatalogueFault find(const Catalogue *catalogue, const char *context,
                           const char *text, unsigned long *nth)
{
    unsigned long first = 0;
    unsigned long end = catalogue->count;
    size_t length;
    while (first < end) {
        const unsigned long middle = first + (end - first) / 2;
        int order;
        if (!text_fits(catalogue, catalogue->sentences, middle))
            return CATALOGUE_DAMAGED;
        order =
            compare(context, text,
                    text_at(catalogue, catalogue->sentences, middle, &length));
        if (!order) {
            *nth = middle;
            return CATALOGUE_FINE;
        }
        if (order < 0)
            end = middle;
        else
            first = middle + 1;
    }
    *nth = catalogue->count;
    return CATALOGUE_FINE;
}

/* ----------------------------------------------------------------- checking
 */

/* Well-formed UTF-8 without control characters but line feeds, tabs, and the
   carriage returns of a terminal that has no line discipline. */
static int is_safe_text(const char *text, size_t length)
{
    const unsigned char *at = (const unsigned char *)text;
    const unsigned char *end = at + length;
    while (at < end) {
        const unsigned lead = *at++;
        int more = lead < 0x80 ? 0 : lead < 0xE0 ? 1 : lead < 0xF0 ? 2 : 3;
        if (lead < 0x20 && lead != '\n' && lead != '\t' && lead != '\r' &&
            lead)
            return 0;
        if (lead == 0x7F || (lead >= 0x80 && lead < 0xC2) || lead > 0xF4 ||
            (lead == 0xC2 && at < end && *at < 0xA0))
            return 0;
        for (; more; more--)
            if (at == end || (*at++ & 0xC0) != 0x80)
                return 0;
    }
    return 1;
}

/* Where the next form begins, or the end. */
static const char *next_form(const char *at, const char *end)
{
    at += strlen(at);
    return at < end ? at + 1 : end;
}

/* Every form of the translation takes the arguments of the plural sentence; in
   some it is one without its number: "one move". The sentences are those of
   the program, because the catalogue's may be others. */
static CatalogueFault check_entry(const Catalogue *catalogue,
                                  unsigned long nth, const char *text,
                                  const char *many)
{
    size_t room;
    const char *form, *end;
    unsigned long forms;
    if (!text_fits(catalogue, catalogue->translations, nth))
        return CATALOGUE_DAMAGED;
    form = text_at(catalogue, catalogue->translations, nth, &room);
    end = form + room;
    if (!is_safe_text(form, room))
        return CATALOGUE_NOT_UTF8;
    for (forms = 1;; forms++) {
        if (!placeholders_agree(many ? many : text, form, many != NULL))
            return CATALOGUE_PLACEHOLDERS;
        if (strlen(form) == (size_t)(end - form))
            break;
        form = next_form(form, end);
    }
    return forms == catalogue->rule.forms || (forms == 1 && !many)
               ? CATALOGUE_FINE
               : CATALOGUE_PLURAL;
}

/* --------------------------------------------------------------- translating
 */

/* The first fault is kept until somebody tells the player. */
const char *catalogue_find(const char *context, const char *text,
                           const char *many)
{
    unsigned long nth;
    CatalogueFault fault;
    size_t length;
    if (!used.count || !*text)
        return NULL;
    fault = find(&used, context, text, &nth);
    if (!fault && nth == used.count)
        return NULL;
    if (!fault)
        fault = check_entry(&used, nth, text, many);
    if (fault && !used.wrong) {
        used.fault = fault;
        used.wrong = text;
    }
    return fault ? NULL : text_at(&used, used.translations, nth, &length);
}

unsigned long catalogue_form(unsigned long count)
{
    return plural_rule_form(&used.rule, count);
}

const char *catalogue_language(void)
{
    return used.count ? used.language : "en";
}

/* ------------------------------------------------------------------ loading
 */

static CatalogueFault check(Catalogue *catalogue)
{
    const char *header;
    unsigned long nth;
    size_t length;
    if (!has_tables(catalogue))
        return CATALOGUE_DAMAGED;
    if (find(catalogue, NULL, "", &nth) || nth == catalogue->count ||
        !text_fits(catalogue, catalogue->translations, nth))
        return CATALOGUE_DAMAGED;
    header = text_at(catalogue, catalogue->translations, nth, &length);
    if (!is_safe_text(header, length) || !strstr(header, "charset=UTF-8\n"))
        return CATALOGUE_NOT_UTF8;
    if (!strstr(header, "Project-Id-Version: Quadrille"))
        return CATALOGUE_FOREIGN;
    return plural_rule_read(&catalogue->rule, header) ? CATALOGUE_FINE
                                                      : CATALOGUE_PLURAL;
}

CatalogueFault catalogue_use(const char *language, const void *bytes,
                             size_t length)
{
    Catalogue catalogue;
    CatalogueFault fault;
    memset(&catalogue, 0, sizeof catalogue);
    catalogue.bytes = bytes;
    catalogue.length = length;
    catalogue.language = language;
    fault = check(&catalogue);
    used = catalogue;
    if (fault)
        used.count = 0;
    return fault;
}

void catalogue_drop(void)
{
    memset(&used, 0, sizeof used);
}

CatalogueFault catalogue_fault(const char **sentence)
{
    *sentence = used.wrong;
    return used.fault;
}

const char *catalogue_fault_text(CatalogueFault fault)
{
    static const char *const texts[] = {
        "nothing is wrong",
        "the file is damaged",
        "the text isn't plain UTF-8",
        "the file is of another program",
        "the plural forms don't follow the rule",
        "the placeholders differ"};
    return texts[fault];
}
