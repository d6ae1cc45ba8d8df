/* SPDX-License-Identifier: MIT */
/* A catalogue comes from outside: a wrong one must never show a wrong sentence
   or stop the program. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "host/page.h"
#include "host/plural.h"
#include "rules/core/base.h"
#include "translation/catalogue.h"

#define TITLE "Project-Id-Version: Quadrille\n"
#define HEADER                                                                \
    TITLE                                                                     \
    "Content-Type: text/plain; charset=UTF-8\n"                               \
    "Plural-Forms: nplurals=3; plural=n%10==1 && n%100!=11 ? 0 : "            \
    "n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2;\n"

/* Forms are separated by a tilde, and a context by a caret. */
typedef struct CatalogueEntry {
    const char *text, *translation;
} CatalogueEntry;

static void put_number(Page *page, unsigned long number, int swapped)
{
    int i;
    for (i = 0; i < 4; i++) {
        const char byte = (char)(number >> 8 * (swapped ? 3 - i : i) & 0xFF);
        page_put(page, &byte, 1);
    }
}

static void put_text(Page *texts, const char *text)
{
    for (; *text; text++)
        page_put(texts, *text == '~' ? "\0" : *text == '^' ? "\4" : text, 1);
    page_put(texts, "\0", 1);
}

/* The entries must be sorted. */
static void make(Page *file, const CatalogueEntry *entries, unsigned count,
                 int swapped)
{
    const unsigned long tables = 28, texts_at = tables + 16UL * count;
    Page texts = PAGE_EMPTY;
    unsigned i, table;
    const unsigned long head[] = {0x950412de,           0, count, tables,
                                  tables + 8UL * count, 0, 0};
    file->used = 0;
    for (i = 0; i < COUNT_OF(head); i++)
        put_number(file, head[i], swapped);
    for (table = 0; table < 2; table++)
        for (i = 0; i < count; i++) {
            const char *text =
                table ? entries[i].translation : entries[i].text;
            put_number(file, strlen(text), swapped);
            put_number(file, texts_at + texts.used, swapped);
            put_text(&texts, text);
        }
    page_put(file, texts.text, texts.used);
    page_free(&texts);
}

static const CatalogueEntry good[] = {
    {"", HEADER},
    {"%1$s onto %2$s", "na %2$s: %1$s"},
    {"%llu move~%llu moves", "%llu ruch~%llu ruchy~%llu ruchów"},
    {"28 % of", "28 % deals"},
    {"onto^ace", "asa"},
    {"red", "czerwony"}};

static CatalogueFault use(const CatalogueEntry *entries, unsigned count)
{
    static Page file = PAGE_EMPTY;
    make(&file, entries, count, 0);
    return catalogue_use("pl", file.text, file.used);
}

static void assert_count(const char *expected, unsigned count)
{
    Page page = PAGE_EMPTY;
    page_count(&page, count, &plural_moves);
    assert_string_equal(page.text, expected);
    page_free(&page);
}

static void test_sentences(void **state)
{
    int swapped;
    (void)state;
    for (swapped = 0; swapped < 2; swapped++) {
        Page file = PAGE_EMPTY;
        make(&file, good, COUNT_OF(good), swapped);
        assert_int_equal(catalogue_use("pl", file.text, file.used),
                         CATALOGUE_FINE);
        assert_string_equal(translate("red"), "czerwony");
        assert_string_equal(translate("green"), "green");
        assert_string_equal(translate(""), "");
        assert_string_equal(translate_in("onto", "ace"), "asa");
        assert_string_equal(translate_in("onto", "red"), "czerwony");
        assert_string_equal(translate("ace"), "ace");
        assert_string_equal(catalogue_language(), "pl");
        assert_count("1 ruch", 1);
        assert_count("3 ruchy", 3);
        assert_count("12 ruchów", 12);
        assert_count("22 ruchy", 22);
        assert_count("0 ruchów", 0);
        catalogue_drop();
        assert_string_equal(translate("red"), "red");
        assert_string_equal(catalogue_language(), "en");
        assert_count("3 moves", 3);
        page_free(&file);
    }
}

/* Millions are neither one nor none, although rules see their last digits. */
static void test_large_counts(void **state)
{
    static const CatalogueEntry french[] = {
        {"", TITLE "Content-Type: text/plain; charset=UTF-8\n"
                   "Plural-Forms: nplurals=2; plural=(n > 1);\n"},
        {"%llu move~%llu moves", "%llu coup~%llu coups"}};
    (void)state;
    assert_int_equal(use(french, COUNT_OF(french)), CATALOGUE_FINE);
    assert_count("0 coup", 0);
    assert_count("1 coup", 1);
    assert_count("1000000 coups", 1000000);
    assert_count("1000001 coups", 1000001);
    catalogue_drop();
}

/* A sentence with a fault is kept, as it is in programs. */
static const char *translation_of(const char *text)
{
    static char one[40];
    const char *tilde = strchr(text, '~');
    if (!tilde)
        return translate(text);
    assert_true((size_t)(tilde - text) < sizeof one);
    memcpy(one, text, (size_t)(tilde - text));
    one[tilde - text] = '\0';
    return catalogue_find(NULL, one, tilde + 1) ? "" : text;
}

static void assert_fault(CatalogueFault fault, const char *about)
{
    const char *sentence;
    assert_int_equal(catalogue_fault(&sentence), fault);
    if (fault)
        assert_int_equal(strncmp(sentence, about, strlen(sentence)), 0);
    else
        assert_null(sentence);
}

/* This sentence is English then, and the others aren't. */
static void assert_refused(CatalogueFault fault, const char *text,
                           const char *translation)
{
    const CatalogueEntry entries[] = {
        {"", HEADER}, {text, translation}, {"red", "czerwony"}};
    assert_int_equal(use(entries, COUNT_OF(entries)), CATALOGUE_FINE);
    assert_fault(CATALOGUE_FINE, "");
    assert_string_equal(translation_of(text), text);
    assert_string_equal(translate("red"), "czerwony");
    assert_fault(fault, text);
}

static void assert_taken(const char *text, const char *translation)
{
    const CatalogueEntry entries[] = {{"", HEADER}, {text, translation}};
    assert_int_equal(use(entries, 2), CATALOGUE_FINE);
    assert_string_not_equal(translation_of(text), text);
    assert_fault(CATALOGUE_FINE, "");
}

static void test_placeholders(void **state)
{
    static const CatalogueFault wrong = CATALOGUE_PLACEHOLDERS;
    (void)state;
    assert_taken("%1$s to %2$d", "%2$d: %1$s");
    assert_taken("%s: %d", "%1$s - %2$d");
    assert_taken("%-16s %5.1f%%", "%-20s %7.2f %%");
    assert_taken("%1$.*2$s", "[%1$.*2$s]");
    assert_taken("%u card~%u cards", "jedna~%u~%u");
    assert_refused(wrong, "%u card~%s cards", "%u~%u~%u");
    assert_taken("You won in %.\n", "Wygrana: %!\n");
    assert_refused(wrong, "%1$s to %2$d", "%1$d to %2$s");
    assert_refused(wrong, "%1$s to %2$d", "to %2$d");
    assert_refused(wrong, "%1$s to %2$d", "%1$s");
    assert_refused(wrong, "%s", "");
    assert_refused(wrong, "%s", "%s %s");
    assert_refused(wrong, "%s", "%1$s %2$s");
    assert_refused(wrong, "%s", "%n");
    assert_refused(wrong, "%s", "%d");
    assert_refused(wrong, "%d", "%ld");
    assert_refused(wrong, "%lu", "%llu");
    assert_refused(wrong, "%s", "100 %");
    assert_refused(wrong, "plain", "%s");
    assert_refused(wrong, "%s", "%*s");
    assert_refused(wrong, "%1$d of %2$s~%1$d of %2$s", "%2$s~%2$s~%2$s");
}

static void test_texts(void **state)
{
    static const CatalogueFault wrong = CATALOGUE_NOT_UTF8;
    (void)state;
    assert_taken("a", "zażółć\n\tgęślą 中文");
    assert_refused(wrong, "a", "\033[2J");
    assert_refused(wrong, "a", "\302\233");
    assert_refused(wrong, "a", "\351t\351");
    assert_refused(wrong, "a", "\303");
    assert_refused(wrong, "a", "\300\200");
    assert_refused(wrong, "a", "\177");
    assert_refused(CATALOGUE_PLURAL, "a~b", "x~y");
    assert_refused(CATALOGUE_PLURAL, "a~b", "x");
    assert_refused(CATALOGUE_PLURAL, "a", "x~y");
}

static CatalogueFault use_rule(const char *rule)
{
    Page header = PAGE_EMPTY;
    CatalogueEntry entry = {"", NULL};
    CatalogueFault fault;
    page_format(&header, TITLE "charset=UTF-8\nPlural-Forms: %s\n", rule);
    entry.translation = header.text;
    fault = use(&entry, 1);
    page_free(&header);
    return fault;
}

static void test_rules(void **state)
{
    static const char *const fine[] = {
        "nplurals=1; plural=0;", "nplurals=2; plural=(n != 1);",
        "nplurals=2; plural=n > 1;",
        "nplurals=6; plural=n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && "
        "n%100<=10 ? 3 : n%100>=11 ? 4 : 5;"};
    static const char *const wrong[] = {
        "",
        "nplurals=2;",
        "nplurals=0; plural=0;",
        "nplurals=9; plural=0;",
        "nplurals=2; plural=n;",
        "nplurals=2; plural=n % 0;",
        "nplurals=2; plural=n ? 1;",
        "nplurals=2; plural=system(1);",
        "nplurals=2; plural=(n != 1",
        "nplurals=2; plural=n%3;",
        "nplurals=2; plural="
        "((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((n;"};
    size_t i;
    (void)state;
    for (i = 0; i < COUNT_OF(fine); i++)
        assert_int_equal(use_rule(fine[i]), CATALOGUE_FINE);
    for (i = 0; i < COUNT_OF(wrong); i++)
        assert_int_equal(use_rule(wrong[i]), CATALOGUE_PLURAL);
}

static void test_headers(void **state)
{
    const CatalogueEntry foreign = {
        "", "Project-Id-Version: aisleriot\ncharset=UTF-8\n"};
    const CatalogueEntry latin = {"", TITLE "charset=ISO-8859-1\n"};
    const CatalogueEntry none = {"red", "czerwony"};
    (void)state;
    assert_int_equal(use(&foreign, 1), CATALOGUE_FOREIGN);
    assert_int_equal(use(&latin, 1), CATALOGUE_NOT_UTF8);
    assert_int_equal(use(&none, 1), CATALOGUE_DAMAGED);
    assert_string_equal(translate("red"), "red");
}

/* Cut off anywhere, or with any byte changed: whatever is taken is read
   without leaving the file. */
static void test_damage(void **state)
{
    Page file = PAGE_EMPTY;
    size_t length;
    unsigned i;
    int value;
    (void)state;
    make(&file, good, COUNT_OF(good), 0);
    for (length = 0; length < file.used; length++) {
        char *cut = malloc(length ? length : 1);
        assert_non_null(cut);
        memcpy(cut, file.text, length);
        (void)catalogue_use("pl", cut, length);
        for (i = 0; i < COUNT_OF(good); i++)
            assert_non_null(translate(good[i].text));
        assert_string_equal(translate("red"), "red");
        free(cut);
    }
    for (length = 0; length < file.used; length++)
        for (value = 0; value < 256; value += 17) {
            char *changed = malloc(file.used);
            assert_non_null(changed);
            memcpy(changed, file.text, file.used);
            changed[length] = (char)value;
            (void)catalogue_use("pl", changed, file.used);
            for (i = 0; i < COUNT_OF(good); i++)
                assert_non_null(translate(good[i].text));
            assert_non_null(translate_in("onto", "ace"));
            assert_non_null(translate_count(5, "%llu move", "%llu moves"));
            catalogue_drop();
            free(changed);
        }
    page_free(&file);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_sentences),
                                       cmocka_unit_test(test_large_counts),
                                       cmocka_unit_test(test_placeholders),
                                       cmocka_unit_test(test_texts),
                                       cmocka_unit_test(test_rules),
                                       cmocka_unit_test(test_headers),
                                       cmocka_unit_test(test_damage)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
