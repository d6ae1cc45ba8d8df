/* SPDX-License-Identifier: MIT */
/* The sliding puzzle's pattern databases: cached, one file per kind, and built
   when missing. A file is never trusted: its digest is checked first. */
#ifndef ADVICE_SLIDING_PATTERN_DATABASE_CACHE_H
#define ADVICE_SLIDING_PATTERN_DATABASE_CACHE_H

#include "pattern_database_builder.h"
#include "pattern_database_file.h"

/* An answer, and errno at that time. */
typedef struct CacheTrouble {
    CacheAnswer answer;
    int error;
} CacheTrouble;

CacheTrouble pattern_database_cache_trouble(CacheAnswer answer);

/* Must not be moved, because parts of it point to others. */
typedef struct CachedDatabases {
    DatabaseKind kind;
    int ready;
    DatabaseSet pdbs;
    SlideDatabase slides; /* used instead for DATABASE_SLIDES */
    Arena arena;          /* what is left of its own memory */
    void *own;
    void *bytes; /* the databases: a mapped file or memory */
    u64 size;
    u64 taken; /* bytes of memory used, by the databases and everything else */
} CachedDatabases;

/* Start with zeros; closing leaves zeros again. */
void pattern_database_cache_close(CachedDatabases *databases);
/* How much memory they would take; 0 if that is not known. Allocates
   nothing. */
u64 pattern_database_cache_room(DatabaseKind kind);

/* Opens the files that there are, for a caller who will not be able to open
   any, because it enters a sandbox. They are used from then on. */
void pattern_database_cache_keep(void);

/* These close what was open, and leave the databases closed unless they return
   CACHE_FINE. */
CacheAnswer pattern_database_cache_load(CachedDatabases *databases,
                                        DatabaseKind kind);
CacheAnswer pattern_database_cache_build(CachedDatabases *databases,
                                         DatabaseKind kind,
                                         const BuildWatcher *watcher);
/* Builds them and stores them in the cache. If another program is doing so,
   waits for it or returns CACHE_BUSY. Databases that were built but could not
   be written are usable all the same. */
CacheAnswer pattern_database_cache_make(CachedDatabases *databases,
                                        DatabaseKind kind, int patient,
                                        const BuildWatcher *watcher);
/* Loads them from the cache; otherwise builds them, and stores them if that is
   worthwhile. "trouble" tells why they could not be stored, or that a damaged
   file was replaced. */
CacheAnswer pattern_database_cache_get(CachedDatabases *databases,
                                       DatabaseKind kind,
                                       const BuildWatcher *watcher,
                                       CacheTrouble *trouble);

/* Removes the file, and any unfinished draft of it. */
CacheAnswer pattern_database_cache_drop(DatabaseKind kind);
/* Writes a sentence on what is wrong, without its full stop. */
void pattern_database_cache_page_trouble(Page *page, DatabaseKind kind,
                                         const CacheTrouble *trouble);

#endif
