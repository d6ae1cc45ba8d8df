/* SPDX-License-Identifier: MIT */
/* The sliding puzzle's pattern databases: cached, one file per kind, and built
   when missing. A file is never trusted: its digest is checked first. */
#ifndef ADVICE_SLIDING_PATTERN_DATABASE_CACHE_H
#define ADVICE_SLIDING_PATTERN_DATABASE_CACHE_H

#include "pattern_database_builder.h"
#include "pattern_database_file.h"

/* An answer, and what errno said then. */
typedef struct CacheTrouble {
    CacheAnswer answer;
    int error;
} CacheTrouble;

CacheTrouble pattern_database_cache_trouble(CacheAnswer answer);

/* They stay where they are, since parts of them point to others. */
typedef struct CachedDatabases {
    DatabaseKind kind;
    int ready;
    DatabaseSet pdbs;
    SlideDatabase slides; /* instead, of DATABASE_SLIDES */
    Arena arena;          /* what is left of its own memory */
    void *own;
    void *bytes; /* the databases: a file's, or memory */
    u64 size;
    u64 taken; /* of memory: the databases and all that serves them */
} CachedDatabases;

/* Begins as zeros; closed it is zeros again. */
void pattern_database_cache_close(CachedDatabases *databases);
/* How much memory they take, without getting it; 0 when that is not known. */
u64 pattern_database_cache_room(DatabaseKind kind);

/* Each closes what was there, and leaves the databases closed unless its
   answer is CACHE_FINE. */
CacheAnswer pattern_database_cache_load(CachedDatabases *databases,
                                        DatabaseKind kind);
CacheAnswer pattern_database_cache_build(CachedDatabases *databases,
                                         DatabaseKind kind,
                                         const BuildWatcher *watcher);
/* Builds them and puts them into the cache, unless another program does so at
   this time: then it is waited for, or the answer is CACHE_BUSY. Databases
   that were built and could not be written are ready all the same. */
CacheAnswer pattern_database_cache_make(CachedDatabases *databases,
                                        DatabaseKind kind, int patient,
                                        const BuildWatcher *watcher);
/* From the cache; else built, and kept there when that is worth it. "trouble"
   tells why they could not be kept, or that a damaged file was replaced. */
CacheAnswer pattern_database_cache_get(CachedDatabases *databases,
                                       DatabaseKind kind,
                                       const BuildWatcher *watcher,
                                       CacheTrouble *trouble);

/* Takes the file away, and what is left of one that was never finished. */
CacheAnswer pattern_database_cache_drop(DatabaseKind kind);
/* A sentence on what is wrong, without its end. */
void pattern_database_cache_page_trouble(Page *page, DatabaseKind kind,
                                         const CacheTrouble *trouble);

#endif
