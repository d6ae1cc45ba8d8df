/* SPDX-License-Identifier: MIT */
/* A catalogue is a file that msgfmt makes (.mo), in memory. It comes from
   outside, so nothing is taken from it that wasn't checked: its header when it
   is used, and a translation whenever it is looked up. */
#ifndef TRANSLATION_CATALOGUE_H
#define TRANSLATION_CATALOGUE_H

#include <stddef.h>

typedef enum CatalogueFault {
    CATALOGUE_FINE,
    CATALOGUE_DAMAGED,     /* not a catalogue, or cut off */
    CATALOGUE_NOT_UTF8,    /* of another character set, or with signs that a
                              terminal would obey */
    CATALOGUE_FOREIGN,     /* of another program */
    CATALOGUE_PLURAL,      /* its rule for plurals can't be understood */
    CATALOGUE_PLACEHOLDERS /* a sentence and its translation disagree on their
                              arguments */
} CatalogueFault;

/* Translates with this catalogue from now on. The bytes must stay where they
   are. If its header isn't fine, everything is English. Programs call this
   before they start threads. */
CatalogueFault catalogue_use(const char *language, const void *bytes,
                             size_t length);
/* The translation, or NULL if there is none, or a wrong one. If the sentence
   depends on a number, "many" is its plural, and the first form is returned;
   the others follow, each behind the NUL of the one before. */
const char *catalogue_find(const char *context, const char *text,
                           const char *many);
/* How many forms come before the one for a count. */
unsigned long catalogue_form(unsigned long count);
/* Everything is English from now on. */
void catalogue_drop(void);
/* The language in use, such as "pt_BR", or "en". */
const char *catalogue_language(void);
/* The first fault that was found in a translation, and its sentence. */
CatalogueFault catalogue_fault(const char **sentence);
/* What is wrong, in English. */
const char *catalogue_fault_text(CatalogueFault fault);

/* For catalogue_use: plural_rule.c. Reads "nplurals=2; plural=n != 1;" as far
   as the end; returns 0 if it isn't that. */
typedef struct PluralRule {
    const char *rule; /* what follows "plural=" */
    unsigned long forms;
} PluralRule;

int plural_rule_read(PluralRule *rule, const char *header);
/* Which form a count takes; always less than rule->forms. */
unsigned long plural_rule_form(const PluralRule *rule, unsigned long count);

/* For catalogue_use: placeholders.c. Whether a translation takes the same
   arguments as the sentence; it may put them in another order by numbers. If
   "may_omit", it may leave out the last ones. A sentence that is no format
   has nothing to compare. */
int placeholders_agree(const char *sentence, const char *translation,
                       int may_omit);

#endif
