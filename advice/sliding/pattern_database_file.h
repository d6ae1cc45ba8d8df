/* SPDX-License-Identifier: MIT */
/* A database file that other programs see only once it is complete. Until then
   it is a draft, locked by one program at a time. */
#ifndef ADVICE_SLIDING_PATTERN_DATABASE_FILE_H
#define ADVICE_SLIDING_PATTERN_DATABASE_FILE_H

#include "pattern_database_kind.h"
#include "solve/solve.h"

typedef enum CacheAnswer {
    CACHE_FINE,
    CACHE_ABSENT,  /* there is no such file, or no place for any */
    CACHE_DAMAGED, /* the file is cut short, or holds something else */
    CACHE_BUSY,    /* another program builds it at this time */
    CACHE_STOPPED, /* by the watcher */
    CACHE_NO_ROOM, /* in memory */
    CACHE_TROUBLE  /* with a file: errno says which */
} CacheAnswer;

/* Begins with -1 as its file. */
typedef struct DatabaseDraft {
    Page path, final;
    int file;
} DatabaseDraft;

/* Waits for another program that holds the draft, if it is patient. */
CacheAnswer pattern_database_file_open(DatabaseDraft *draft, DatabaseKind kind,
                                       int patient);
/* Reserves so many bytes on the disk. */
CacheAnswer pattern_database_file_reserve(DatabaseDraft *draft, u64 size);
/* Either ends the draft: as a file, or as nothing. */
CacheAnswer pattern_database_file_finish(DatabaseDraft *draft,
                                         const void *bytes, u64 size);
void pattern_database_file_drop(DatabaseDraft *draft);

#endif
