/* SPDX-License-Identifier: MIT */
/* Mistakes that analysers have to find: memory that is not checked, too small,
   and lost. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int *counts_of(const char *text);
int read_number(const char *text, int is_long);

int *counts_of(const char *text)
{
    int *counts = malloc(26 * sizeof(counts));
    memset(counts, 0, sizeof(counts));
    for (; *text; text++)
        counts[*text - 'a']++;
    return counts;
}

int read_number(const char *text, int is_long)
{
    char *copy = malloc(strlen(text) + 1);
    if (!copy)
        return 0;
    strcpy(copy, text);
    if (is_long)
        return -1;
    puts(copy);
    free(copy);
    return 1;
}
