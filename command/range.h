/* SPDX-License-Identifier: MIT */
/* Numbers on the command line: limits such as 1e6 or 2G, and deals by their
   numbers, "1..1000". */
#ifndef RANGE_H
#define RANGE_H

#include "solve/solve.h"

typedef struct Range {
    u64 first, last;
} Range;

enum { MOST_SEED = 999999999 /* of the games that digests are of */ };
/* FreeCell's last deal. */
#define MOST_DEAL 8589934591ULL
/* What a search can be limited to. */
#define MOST_NODES 1000000000000000ULL

/* Whether a text is meant to be a range, right or wrong. */
int looks_like_range(const char *text);
/* "1..1000", or one number for both; EXIT_DONE, or complains, naming the
   option unless that is NULL. */
int read_range(const char *option, const char *text, u64 most, Range *range);

/* Each sets the limit by an option's text unless that is NULL; EXIT_DONE, or
   complains that it is no number from "least" to "most". Numbers may be
   written as 1_000_000 and as 1e6. */
int read_limit(const char *name, const char *text, u32 least, u32 most,
               u32 *limit);
int read_count(const char *name, const char *text, u64 least, u64 most,
               u64 *count);
/* Megabytes: "512", "512M" or "2G" */
int read_megabytes(const char *name, const char *text, u32 most, u32 *limit);

#endif
