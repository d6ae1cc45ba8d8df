/* SPDX-License-Identifier: MIT */
/* Reads numbers on the command line: limits such as 1e6 or 2G, and ranges of
   deals such as 1..1000. */
#ifndef RANGE_H
#define RANGE_H

#include "solve/solve.h"

typedef struct Range {
    u64 first, last;
} Range;

enum { MOST_SEED = 999999999 /* largest seed for digests of random games */ };
/* FreeCell's last deal. */
#define MOST_DEAL 8589934591ULL
/* The largest limit on the nodes of a search. */
#define MOST_NODES 1000000000000000ULL

/* The longest tournament. */
enum { MOST_GAMES = 1000 };

/* Whether a text is meant as a range, be it correct or not. */
int range_is_likely(const char *text);
/* Reads "1..1000", or one number for both ends. Returns EXIT_DONE, or
   complains; the complaint names the option unless that is NULL. */
int range_read(const char *option, const char *text, u64 most, Range *range);

/* Reads a number from "least" to "most", which may be written as 1_000_000,
   1e6 or 1M. Returns EXIT_DONE, or complains. */
int range_read_count(const char *name, const char *text, u64 least, u64 most,
                     u64 *count);

/* command/solve/solve_values.c: values that only solvers and players accept. A
   program without them refuses the command, so it doesn't read these values.
   Megabytes are "512", "512M" or "2G". Games of a tournament are "100", which
   means 1..100, or "201..400". */
int solve_read_megabytes(const char *name, const char *text, u64 most,
                         u64 *count);
int solve_read_games(const char *text, u64 most, Range *range);
/* Reads a whole number at *at: 500, 1_000_000 or 1e6; returns 0 if there is
   none. */
int range_take_whole(const char **at, u64 *number);
/* The same, also with a unit: 20K, 1M or 2G are thousands, millions and
   billions. */
int range_take_number(const char **at, u64 *number);

#endif
