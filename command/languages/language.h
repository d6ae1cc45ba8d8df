/* SPDX-License-Identifier: MIT */
/* Chooses the language in which the program speaks. */
#ifndef COMMAND_LANGUAGE_H
#define COMMAND_LANGUAGE_H

#include "command/command.h"

/* Uses the language of --language or else that of LANGUAGE, LC_ALL,
   LC_MESSAGES or LANG, before anything is said. A terminal without UTF-8 gets
   English. */
void language_start(char **arguments, int has_utf8);
/* Some commands and options are for programs, which read English. */
void language_settle(const CommandLine *line);
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
