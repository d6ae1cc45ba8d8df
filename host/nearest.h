/* SPDX-License-Identifier: MIT */
/* Guesses what a misspelled word should have been. */
#ifndef HOST_NEAREST_H
#define HOST_NEAREST_H

/* Returns the nearest of some names, or NULL if none is near. */
const char *nearest_name(const char *word, const char *const *names,
                         int count);

#endif
