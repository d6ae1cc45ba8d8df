/* SPDX-License-Identifier: MIT */
/* What is said when something is wrong. */
#ifndef COMPLAIN_H
#define COMPLAIN_H

/* Says on standard error what is wrong, and returns EXIT_USAGE. Control
   characters, which a file's name may hold, are spelled out. */
int complain(const char *format, ...) __attribute__((format(printf, 1, 2)));
/* The same of a sentence that stands alone elsewhere: it begins small here. */
int complain_words(const char *sentence);
/* "unexpected argument 'foo'; see 'quadrille help stats'" */
int complain_unexpected(const char *word, const char *command);

#endif
