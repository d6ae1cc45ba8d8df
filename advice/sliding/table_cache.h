/* SPDX-License-Identifier: MIT */
/* The sliding puzzle's tables of distances: kept in the cache, a file for
   each kind, and built when they are not there. What a file holds is never
   trusted: a digest is compared before the tables are used. */
#ifndef ADVICE_SLIDING_TABLE_CACHE_H
#define ADVICE_SLIDING_TABLE_CACHE_H

#include "host/page.h"
#include "table_builder.h"

typedef enum Level {
    LEVEL_MICRO,
    LEVEL_SMALL,
    LEVEL_BIG,
    LEVEL_SLIDES, /* in which moves of several tiles count one */
    LEVEL_COUNT
} Level;

extern const char *const level_names[];

/* Tables for boards of a size, never wider than high. */
typedef struct TableKind {
    u8 width, height;
    u8 level;
} TableKind;

static inline int is_of_lanes(TableKind kind)
{
    return kind.level == LEVEL_SLIDES;
}

TableKind kind_of_size(u8 width, u8 height, Level level);
/* Whether there are tables of that kind: up to 5x5, in slides to 4x4. */
int is_kind(TableKind kind);
/* "small", "big", "micro" and "slides" are those of 4x4; "5x5" are its big
   ones, and "5x5-small" its small ones. */
int read_kind(const char *word, TableKind *kind);
void page_kind(Page *page, TableKind kind);
/* From one kind to the next, beginning with zeros; 0 behind the last. */
int next_kind(TableKind *kind);

typedef enum TablesAnswer {
    TABLES_FINE,
    TABLES_ABSENT,  /* there is no such file, or no place for any */
    TABLES_DAMAGED, /* the file is cut short, or holds something else */
    TABLES_BUSY,    /* another program builds them at this time */
    TABLES_STOPPED, /* by who watches */
    TABLES_NO_ROOM, /* in memory */
    TABLES_TROUBLE  /* with a file: errno says which */
} TablesAnswer;

/* An answer, and what errno said then. */
typedef struct Trouble {
    TablesAnswer answer;
    int error;
} Trouble;

Trouble trouble_of(TablesAnswer answer);

/* They stay where they are, since parts of them point to others. */
typedef struct Tables {
    TableKind kind;
    int ready;
    DatabaseSet pdbs;
    SlideDatabase slides; /* instead, of LEVEL_SLIDES */
    Arena arena;          /* what is left of its own memory */
    void *own;
    void *bytes; /* the tables: a file's, or memory */
    u64 size;
    u64 taken; /* of memory: the tables and all that serves them */
} Tables;

/* Begins as zeros; closed it is zeros again. */
void close_tables(Tables *tables);
/* How much memory they take, without getting it; 0 when that is not known. */
u64 size_of_kind(TableKind kind);

/* Each closes what was there, and leaves the tables closed unless its answer
   is TABLES_FINE. */
TablesAnswer load_tables(Tables *tables, TableKind kind);
TablesAnswer build_tables(Tables *tables, TableKind kind,
                          const Watcher *watcher);
/* Builds them and puts them into the cache, unless another program does so at
   this time: then it is waited for, or the answer is TABLES_BUSY. Tables that
   were built and could not be written are ready all the same. */
TablesAnswer make_tables(Tables *tables, TableKind kind, int patient,
                         const Watcher *watcher);
/* From the cache; else built, and kept there when that is worth it. "trouble"
   tells why they could not be kept, or that a damaged file was replaced. */
TablesAnswer have_tables(Tables *tables, TableKind kind,
                         const Watcher *watcher, Trouble *trouble);

/* The file; 0 when there is no place for it. */
int page_tables_path(Page *page, TableKind kind);
/* Takes the file away, and what is left of one that was never finished. */
TablesAnswer drop_tables(TableKind kind);
/* A sentence on what is wrong, without its end. */
void page_tables_trouble(Page *page, TableKind kind, const Trouble *trouble);

/* advice/hosted/table_file.c: a file that others see only when it is whole */
typedef struct Draft {
    Page path, final;
    int file;
} Draft;

/* Of the tables' size; the disk's room for it is got at once. */
TablesAnswer open_draft(Draft *draft, TableKind kind, int patient);
TablesAnswer size_draft(Draft *draft, u64 size);
TablesAnswer finish_draft(Draft *draft, const void *bytes, u64 size);
void drop_draft(Draft *draft);

#endif
