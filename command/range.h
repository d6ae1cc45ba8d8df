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

/* How long a tournament can be. */
enum { MOST_GAMES = 1000 };

/* Whether a text is meant to be a range, right or wrong. */
int looks_like_range(const char *text);
/* "1..1000", or one number for both; EXIT_DONE, or complains, naming the
   option unless that is NULL. */
int read_range(const char *option, const char *text, u64 most, Range *range);

/* A number from "least" to "most"; EXIT_DONE, or complains. Numbers may be
   written as 1_000_000 and as 1e6. */
int read_count(const char *name, const char *text, u64 least, u64 most,
               u64 *count);
/* Milliseconds, in plain digits. */
int read_delay(const char *name, const char *text, u64 most, u64 *count);

/* What solvers and players alone take: command/solve/solve_values.c. A program
   without them leaves these values unread, since it refuses the command.
   Megabytes: "512", "512M" or "2G"; games of a tournament: "100", which is
   1..100, or "201..400". */
int read_megabytes(const char *name, const char *text, u64 most, u64 *count);
int read_games(const char *text, u64 most, Range *range);
/* A whole number at the reader's place: 500, 1_000_000 or 1e6; 0 if there is
   none. */
int take_whole(const char **at, u64 *number);

#endif
