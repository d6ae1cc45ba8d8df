/* SPDX-License-Identifier: MIT */
/* Guesses what a misspelled word should have been. */
#ifndef HOST_NEAREST_H
#define HOST_NEAREST_H

enum { MOST_WORD = 24 };

/* Returns the nearest of some names, or NULL if none is near. Words longer
   than MOST_WORD letters aren't near to anything. */
const char *nearest_name(const char *word, const char *const *names,
                         int count);

#endif
