/* SPDX-License-Identifier: MIT */
/* A database file that other programs see only once it is complete. Until then
   it is a draft, locked by one program at a time. */
#ifndef ADVICE_SLIDING_PATTERN_DATABASE_FILE_H
#define ADVICE_SLIDING_PATTERN_DATABASE_FILE_H

#include "pattern_database_kind.h"
#include "solve/solve.h"

typedef enum CacheAnswer {
    CACHE_FINE,
    CACHE_ABSENT,  /* there is no such file, or no place for one */
    CACHE_DAMAGED, /* the file is too short or contains something else */
    CACHE_BUSY,    /* another program is building it */
    CACHE_STOPPED, /* by the watcher */
    CACHE_NO_ROOM, /* not enough memory */
    CACHE_TROUBLE  /* with a file; errno says which */
} CacheAnswer;

/* Start with -1 as its file. */
typedef struct DatabaseDraft {
    Page path, final;
    int file;
} DatabaseDraft;

/* If "patient", waits for another program that holds the draft. */
CacheAnswer pattern_database_file_open(DatabaseDraft *draft, DatabaseKind kind,
                                       int patient);
/* Reserves "size" bytes of disk space. */
CacheAnswer pattern_database_file_reserve(DatabaseDraft *draft, u64 size);
/* Both end the draft: the one keeps it as a file, the other discards it. */
CacheAnswer pattern_database_file_finish(DatabaseDraft *draft,
                                         const void *bytes, u64 size);
void pattern_database_file_drop(DatabaseDraft *draft);

#endif
