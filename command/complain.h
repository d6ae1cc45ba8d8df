/* SPDX-License-Identifier: MIT */
/* Error messages. */
#ifndef COMPLAIN_H
#define COMPLAIN_H

#include "host/page.h"

/* From now on, errors are lines of this page; NULL prints them again. */
void complain_into(Page *page);
/* Prints an error on standard error and returns EXIT_USAGE. Control
   characters, which a file's name may contain, are escaped. */
int complain(const char *format, ...) __attribute__((format(printf, 1, 2)));
/* The same for what isn't the user's fault; returns EXIT_TROUBLE. */
int complain_trouble(const char *format, ...)
    __attribute__((format(printf, 1, 2)));
/* As complain, with a complete sentence, whose first letter becomes lower case
   when it is printed. */
int complain_words(const char *sentence);
/* Prints "unexpected argument 'foo'; see 'quadrille help stats'". */
int complain_unexpected(const char *word, const char *command);
/* Says that a command or an option was left out of this build. */
int complain_absent(const char *name);

/* Say why a server can't start: it needs libmicrohttpd; or the port, from
   errno. */
int complain_library(const char *command);
int complain_port(unsigned port);
/* Says that a server goes on without the sandbox, and why, from errno. */
void complain_unconfined(void);

#endif
