/* SPDX-License-Identifier: MIT */
/* Compares what players type without regard to upper and lower case, the same
   in every locale. */
#ifndef HOST_LETTERS_H
#define HOST_LETTERS_H

#include <stddef.h>

int letters_equal(const char *a, const char *b);
/* Returns the length of the beginning if the text has it, or else 0. */
size_t letters_begin(const char *text, const char *beginning);

#endif
