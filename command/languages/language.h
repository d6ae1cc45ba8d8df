/* SPDX-License-Identifier: MIT */
/* Chooses the language in which the program speaks. */
#ifndef COMMAND_LANGUAGE_H
#define COMMAND_LANGUAGE_H

#include "command/command.h"

/* Uses the language of LANGUAGE, LC_ALL, LC_MESSAGES or LANG, before anything
   is said; and then that of --language, if it was given. A terminal without
   UTF-8 gets English. */
void language_start(int has_utf8);
void language_settle(const CommandLine *line, int has_utf8);
/* At the end, tells in a line that the catalogue had a wrong translation: not
   before, because it would damage the screen. */
void language_end(void);

/* Catalogues that the program carries; a name of NULL ends the list. */
typedef struct CarriedCatalogue {
    const char *name;
    const unsigned char *bytes;
    size_t length;
} CarriedCatalogue;

extern const CarriedCatalogue language_carried[];

#endif
