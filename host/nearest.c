/* SPDX-License-Identifier: MIT */
/* Finds the nearest name, for "did you mean ...?". */
#include "nearest.h"

#include <string.h>

/* Whether the word becomes the name when at most so many letters are changed,
   deleted, inserted, or swapped with the next one. */
static int is_near(const char *word, const char *name, size_t most)
{
    while (*word && *word == *name) {
        word++;
        name++;
    }
    if (!*word && !*name)
        return 1;
    if (most-- == 0)
        return 0;
    if (*word && *name &&
        (is_near(word + 1, name + 1, most) ||
         (word[0] == name[1] && word[1] == name[0] &&
          is_near(word + 2, name + 2, most))))
        return 1;
    return (*word && is_near(word + 1, name, most)) ||
           (*name && is_near(word, name + 1, most));
}

/* At most a third of the letters may be wrong; otherwise everything would be
   near. */
const char *nearest_name(const char *word, const char *const *names, int count)
{
    const size_t third = strlen(word) / 3;
    size_t wrong;
    int i;
    for (wrong = 0; wrong <= third && wrong <= 2; wrong++)
        for (i = 0; i < count; i++)
            if (is_near(word, names[i], wrong))
                return names[i];
    return NULL;
}
