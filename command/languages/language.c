/* SPDX-License-Identifier: MIT */
/* Finds the catalogue of the player's language, as gettext does: the variables
   of the environment name languages, and each has a file
   LANGUAGE/LC_MESSAGES/quadrille.mo below a folder of catalogues.
   English needs no file. */
#include "language.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "command/complain.h"
#include "host/paths.h"
#include "host/posix/locale.h"
#include "translation/catalogue.h"

#define VALUE(member, type) offsetof(Options, member), type

const Option language_options[] = {
    {"language", "LANGUAGE", FOR_ALL, VALUE(language, VALUE_TEXT), GAMES_ANY,
     N_("speak this language: de, fr, pt_BR ...; en is English")},
    {NULL, NULL, 0, 0, 0, 0, NULL}};

enum { MOST_CATALOGUE = 4 << 20 };

static char language[16];

/* ------------------------------------------------------------- the catalogue
 */

/* Where the catalogue in use comes from. */
static Page source = PAGE_EMPTY;

static CatalogueFault use_bytes(const void *bytes, size_t length)
{
    const CatalogueFault fault = catalogue_use(language, bytes, length);
    if (fault)
        (void)complain("warning: %s can't be used, so everything is in "
                       "English: %s",
                       source.text, catalogue_fault_text(fault));
    return fault;
}

/* The file stays mapped as long as the program runs: most of its pages are
   never read. */
static int map_file(int file)
{
    struct stat there;
    void *bytes;
    if (fstat(file, &there) || !S_ISREG(there.st_mode))
        return 0;
    if (there.st_size < 1 || there.st_size > MOST_CATALOGUE) {
        (void)use_bytes("", 0);
        return 1;
    }
    bytes = mmap(NULL, (size_t)there.st_size, PROT_READ, MAP_PRIVATE, file, 0);
    if (bytes == MAP_FAILED)
        return 0;
    if (use_bytes(bytes, (size_t)there.st_size))
        (void)munmap(bytes, (size_t)there.st_size);
    return 1;
}

/* Returns whether there is a catalogue for this name, good or bad. */
static int use_file(const char *folder, const char *name)
{
    int file, found;
    source.used = 0;
    page_format(&source, "%s/%s/LC_MESSAGES/quadrille.mo", folder, name);
    file = open(source.text, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (file < 0)
        return 0;
    found = map_file(file);
    (void)close(file);
    return found;
}

static int use_carried(const char *name)
{
    const CarriedCatalogue *carried = language_carried;
    while (carried->name && strcmp(carried->name, name) != 0)
        carried++;
    if (!carried->name)
        return 0;
    source.used = 0;
    page_format(&source, "the program's catalogue for %s", name);
    (void)use_bytes(carried->bytes, carried->length);
    return 1;
}

/* Catalogues of a translator come first, then those beside the program,
   wherever it is installed or has just been built. */
static int use_name(const char *name)
{
    static const char *const beside[] = {"../share/locale", "locale"};
    const char *chosen = getenv("TEXTDOMAINDIR");
    Page own = PAGE_EMPTY;
    int found = chosen && *chosen && use_file(chosen, name);
    size_t length, i;
    if (!found && path_of_own_folder(&own)) {
        length = own.used;
        for (i = 0; !found && i < COUNT_OF(beside); i++) {
            own.used = length;
            page_text(&own, beside[i]);
            found = use_file(own.text, name);
        }
    }
    page_free(&own);
    return found || use_file(QUADRILLE_LOCALEDIR, name) || use_carried(name);
}

/* ------------------------------------------------------------------ the name
 */

/* "C", "POSIX" and "en" in any form, such as "C.UTF-8" or "en_GB@euro". */
static int is_english(const char *name, size_t length)
{
    static const char *const names[] = {"C", "POSIX", "en"};
    const size_t word = strcspn(name, "_.@-:");
    size_t i;
    for (i = 0; i < COUNT_OF(names); i++)
        if (strlen(names[i]) == (word < length ? word : length) &&
            strncmp(names[i], name, strlen(names[i])) == 0)
            return 1;
    return 0;
}

/* Makes "pt_BR" of "pt-BR.UTF-8". Returns 0 if it can't name a language, such
   as a path. */
static int read_name(const char *name, size_t length)
{
    size_t i;
    for (i = 0; i < length && name[i] != '.' && name[i] != '@'; i++) {
        const char sign = name[i] == '-' ? '_' : name[i];
        if (i + 1 >= sizeof language ||
            !((sign >= 'a' && sign <= 'z') || (sign >= 'A' && sign <= 'Z') ||
              sign == '_'))
            return 0;
        language[i] = sign;
    }
    language[i] = '\0';
    return i > 0;
}

/* Tries a name, and then its language without the country. */
static int use_language(const char *name, size_t length)
{
    char *country;
    if (!read_name(name, length))
        return 0;
    if (use_name(language))
        return 1;
    country = strchr(language, '_');
    if (!country)
        return 0;
    *country = '\0';
    return use_name(language);
}

/* The first of the languages, which a colon separates, that has a catalogue or
   is English. */
static int use_first(const char *names)
{
    for (;;) {
        const size_t length = strcspn(names, ":");
        if (length &&
            (is_english(names, length) || use_language(names, length)))
            return 1;
        if (!names[length])
            return 0;
        names += length + 1;
    }
}

static void use_environment(int has_utf8)
{
    const char *locale = locale_name("LC_MESSAGES");
    const char *list = getenv("LANGUAGE");
    if (!has_utf8 || !locale || strcspn(locale, ".@") == 1 ||
        strcmp(locale, "POSIX") == 0)
        return;
    (void)use_first(list && *list ? list : locale);
}

static void use_wanted(const char *wanted, int has_utf8)
{
    if (!has_utf8 && !is_english(wanted, strlen(wanted)))
        (void)complain("warning: this terminal doesn't show UTF-8, so "
                       "everything is in English");
    else if (!use_first(wanted))
        (void)complain("warning: there is no catalogue for '%s', so "
                       "everything is in English",
                       wanted);
}

/* The value of the last --language, or NULL. What is wrong with the other
   arguments is said in that language, so they haven't been read yet. */
static const char *find_wanted(char **arguments)
{
    static const char option[] = "--language";
    const char *wanted = NULL;
    for (; *arguments && strcmp(*arguments, "--") != 0; arguments++) {
        if (strncmp(*arguments, option, sizeof option - 1) != 0)
            continue;
        if ((*arguments)[sizeof option - 1] == '=')
            wanted = *arguments + sizeof option;
        else if (!(*arguments)[sizeof option - 1] && arguments[1])
            wanted = *++arguments;
    }
    return wanted;
}

void language_start(char **arguments, int has_utf8)
{
    const char *wanted = find_wanted(arguments);
    if (wanted)
        use_wanted(wanted, has_utf8);
    else
        use_environment(has_utf8);
}

/* Programs read English. */
static int is_for_programs(const CommandLine *line)
{
    static const u8 commands[] = {
        COMMAND_BOT,    COMMAND_MCP,   COMMAND_MATCH,
        COMMAND_SURVEY, COMMAND_ASK,   COMMAND_PERFT,
        COMMAND_DIGEST, COMMAND_PROOF, COMMAND_EXPORT};
    const Options *options = &line->options;
    size_t i;
    for (i = 0; i < COUNT_OF(commands); i++)
        if (line->command->id == commands[i])
            return !options->help;
    return options->json || options->jsonl || options->csv ||
           options->show == SHOW_JSON;
}

void language_settle(const CommandLine *line)
{
    if (line->command && is_for_programs(line))
        catalogue_drop();
}

void language_end(void)
{
    const char *sentence;
    const CatalogueFault fault = catalogue_fault(&sentence);
    if (fault)
        (void)complain("warning: %s has a fault, so some sentences are in "
                       "English: of \"%.40s\", %s",
                       source.text, sentence, catalogue_fault_text(fault));
}
