/* SPDX-License-Identifier: MIT */
/* Deals by their numbers: "1..1000", or one number for both. */
#ifndef RANGE_H
#define RANGE_H

#include "../rules/base.h"

typedef struct Range {
    u32 first, last;
} Range;

/* Takes a number off a text; 0 when there is none. */
int take_whole(const char **at, u32 *number);
/* Whether the whole text is a range; else it is left as it was. */
int read_range(const char *text, Range *range);

/* Sets the limit by an option's text unless that is NULL; EXIT_DONE, or
   complains that it is no number from "least" to "most". */
int read_limit(const char *name, const char *text, u32 least, u32 most,
               u32 *limit);

#endif
