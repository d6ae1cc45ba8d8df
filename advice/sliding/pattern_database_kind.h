/* SPDX-License-Identifier: MIT */
/* The kinds of pattern databases for the sliding puzzle, which users call
   tables, and their names. */
#ifndef ADVICE_SLIDING_PATTERN_DATABASE_KIND_H
#define ADVICE_SLIDING_PATTERN_DATABASE_KIND_H

#include "host/page.h"
#include "rules/core/base.h"

typedef enum DatabaseLevel {
    DATABASE_MICRO,
    DATABASE_SMALL,
    DATABASE_BIG,
    DATABASE_SLIDES, /* counts moves of several tiles as one */
    DATABASE_LEVELS
} DatabaseLevel;

extern const char *const pattern_database_levels[];

/* Databases for boards of one size, never wider than high. */
typedef struct DatabaseKind {
    u8 width, height;
    u8 level;
} DatabaseKind;

static inline int pattern_database_kind_has_slides(DatabaseKind kind)
{
    return kind.level == DATABASE_SLIDES;
}

DatabaseKind pattern_database_kind_of(u8 width, u8 height,
                                      DatabaseLevel level);
/* Whether databases of this kind exist: up to 5x5, for slides up to 4x4. */
int pattern_database_kind_exists(DatabaseKind kind);
/* Whether it also saves time. It doesn't on easy boards. */
int pattern_database_kind_helps(DatabaseKind kind);
/* "small", "big", "micro" and "slides" are those for 4x4; "5x5" means the big
   ones of that size, "5x5-small" the small ones. */
int pattern_database_kind_read(const char *word, DatabaseKind *kind);
void pattern_database_kind_page(Page *page, DatabaseKind kind);
/* The path in the cache; returns 0 if there is no cache directory. */
int pattern_database_kind_path(Page *page, DatabaseKind kind);
/* Iterates over all kinds, starting from zeros; returns 0 after the last. */
int pattern_database_kind_next(DatabaseKind *kind);

#endif
