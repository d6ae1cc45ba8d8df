/* SPDX-License-Identifier: MIT */
/* Reads UTF-8. */
#ifndef HOST_UTF8_H
#define HOST_UTF8_H

#include <stddef.h>
#include <stdio.h>

#include "rules/core/base.h"

enum { UTF8_LONGEST = 4 }; /* bytes of a character */

/* Reads the character that a text of this length begins with, and returns how
   many bytes it has; 0 if they are not well-formed. A text that ends with a
   null byte can be given any length. */
size_t utf8_read(const char *text, size_t length, u32 *sign);

/* Whether terminals may obey a character instead of showing it, or show what
   follows it from right to left. */
int utf8_is_control(u32 sign);

/* Makes the first letter of a text a capital, if it is one of the Latin, Greek
   or Cyrillic letters of which the capital takes as many bytes. */
void utf8_capitalise(char *text);

/* Formats a text for this room. One that is too long is cut between two
   characters, and ends in an ellipsis. English isn't too long. */
#if defined(QUADRILLE_TRANSLATED)
void utf8_format(char *room, size_t size, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
#else
#define utf8_format snprintf
#endif

/* How many places it takes on a terminal: 0, 1 or 2. */
int utf8_columns(u32 sign);

/* Whether a line may end between two characters without a blank, as it may in
   Chinese: but a line doesn't begin with a comma. */
int utf8_may_break(u32 before, u32 after);
/* Whether no blank belongs where the end of a line and the beginning of the
   next are joined: both are Chinese. The break is one byte. */
int utf8_joins(const char *text, const char *line_break);

#endif
