/* SPDX-License-Identifier: MIT */
/* Finds the nearest name by Levenshtein distance, for "did you mean ...?". */
#include <string.h>

#include "nearest.h"

static size_t least_of(size_t a, size_t b, size_t c)
{
    size_t least = a < b ? a : b;
    return least < c ? least : c;
}

/* The number of letters to change, delete or insert. */
static size_t distance(const char *word, const char *name)
{
    size_t row[MOST_WORD + 1];
    size_t length = strlen(name);
    size_t i, corner, above;
    if (strlen(word) > MOST_WORD || length > MOST_WORD)
        return MOST_WORD;
    for (i = 0; i <= length; i++)
        row[i] = i;
    for (; *word; word++) {
        corner = row[0]++;
        for (i = 1; i <= length; i++) {
            above = row[i];
            row[i] = least_of(above + 1, row[i - 1] + 1,
                              corner + (*word != name[i - 1]));
            corner = above;
        }
    }
    return row[length];
}

/* At most a third of the letters may be wrong; otherwise everything would be
   near. */
const char *nearest_name(const char *word, const char *const *names, int count)
{
    const char *best = NULL;
    size_t least = strlen(word) / 3 + 1;
    if (least > 3)
        least = 3;
    for (; count--; names++)
        if (distance(word, *names) < least) {
            least = distance(word, *names);
            best = *names;
        }
    return best;
}
