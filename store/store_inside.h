/* SPDX-License-Identifier: MIT */
/* What the files of the store share. */
#ifndef STORE_INSIDE_H
#define STORE_INSIDE_H

#include <sqlite3.h>

#include "store.h"

struct Store {
    Host host;     /* of the sessions that are played again here */
    sqlite3 *base; /* NULL when it keeps nothing */
    char *path;
    StoreAnswer state;
    StoreAnswer said; /* with these words */
    char words[512];
};

/* The schema: each takes a store one version further. NULL ends them. */
extern const char *const migrations[];

/* Of a game that is over, and that nobody gave a name to. */
#define IS_PAST "status IN (1, 3) AND slot IS NULL"

/* Sets the words, and returns the answer. */
StoreAnswer store_says(Store *store, StoreAnswer answer, const char *format,
                       ...) __attribute__((format(printf, 3, 4)));
/* The same of one of SQLite's codes. */
StoreAnswer store_failed(Store *store, int code);

/* What a session writes, as text to be freed; NULL without memory. */
typedef void (*PutText)(const Session *session, Writer *writer);
char *session_text_from(const Session *session, PutText put);
void session_text_variant(const Session *session, Writer *writer);
void session_text_seed(const Session *session, Writer *writer);
void session_text_board(const Session *session, Writer *writer);
void session_text_digest(const Session *session, Writer *writer);

/* A statement and its values, told by letters: i a long long, t a text (NULL
   is none), w what a session writes: it, and a PutText (NULL writes none).
   NULL when something is wrong, also when there is no store; the functions
   below take that, and tell. */
sqlite3_stmt *query_start(Store *store, const char *sql, const char *kinds,
                          ...);
/* 1 when there is a row. */
int query_next(sqlite3_stmt *query);
const char *query_text(sqlite3_stmt *query, int column); /* "" for none */
/* Somebody may have edited the file: what is no count is the largest one, and
   what is no status is GOING. */
u32 query_number(sqlite3_stmt *query, int column);
u8 query_status(sqlite3_stmt *query, int column);
/* FINE when all rows were seen, or what went wrong. */
StoreAnswer query_end(Store *store, sqlite3_stmt *query);
/* A statement without rows. */
StoreAnswer query_run(Store *store, const char *sql, const char *kinds, ...);
/* Whether there is a row, and its first number. */
StoreAnswer query_look_up(Store *store, long long *number, const char *sql,
                          const char *kinds, ...);

/* What is done between the two is done whole or not at all. */
StoreAnswer store_begin_change(Store *store);
StoreAnswer store_end_change(Store *store, StoreAnswer answer);

/* Room for so many moves, and then what is stored now: this session. */
int keeping_fit_moves(Keeping *keeping, u32 count);
void keeping_note(Keeping *keeping, const Session *session);

/* Whether the result of a game that ended can be used; NONE without one. */
StoreAnswer check_outcome(Store *store, long long id);

/* Adds how the session's game ended, or where it was given up; but a game
   that ended with the same moves as another is not counted again. */
StoreAnswer outcomes_add(Store *store, long long id, const Session *session,
                         const Moment *now);

#endif
