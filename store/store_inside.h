/* SPDX-License-Identifier: MIT */
/* Functions that the files of the store share. */
#ifndef STORE_INSIDE_H
#define STORE_INSIDE_H

#include <sqlite3.h>

#include "store.h"

struct Store {
    Host host;     /* for sessions that are replayed here */
    sqlite3 *base; /* NULL if the store keeps nothing */
    char *path;
    StoreAnswer state;
    StoreAnswer said; /* the answer that the words describe */
    char words[512];
    u8 is_changing, is_undone; /* since the change began; by an error */
    char player[NAME_SIZE];    /* who plays */
    char shown[NAME_SIZE];     /* whose results are listed, */
    u8 shows_all;              /* unless it is everybody's */
};

/* The schema. Each entry upgrades a store by one version; NULL ends the
   list. */
extern const char *const migrations[];

/* A condition for games that wait for nothing: without a slot, finished, or
   without a move since all were undone. */
#define IS_PAST                                                               \
    "(status IN (1, 3) OR at = 0) AND slot IS NULL AND other_slot IS NULL"

/* Whether an outcome is of a kind, as result_kind_has of statistics/ decides,
   and of the kind's player.
   A game on a layout may have the name of a level behind that of the layout,
   and is then a random deal. */
#define IS_OF_KIND                                                            \
    "(kind.game = outcomes.game"                                              \
    " AND kind.player IN ('', outcomes.player) AND (kind.part = 'game'"       \
    " OR kind.part = 'variant' AND NOT own_board AND variant = kind.name"     \
    " OR kind.part = 'level' AND NOT own_board AND outcomes.name = kind.name" \
    " OR kind.part = 'layout' AND own_board AND (outcomes.name = kind.name"   \
    " OR variant GLOB '*:random' AND outcomes.name IN"                        \
    " (kind.name || ' easy', kind.name || ' medium',"                         \
    " kind.name || ' hard', kind.name || ' winnable'))))"
/* Whether an outcome no longer counts. Most players never reset any, which is
   found out once for all outcomes. */
#define IS_RESET                                                              \
    "(EXISTS (SELECT * FROM resets) AND"                                      \
    " EXISTS (SELECT * FROM resets AS kind WHERE " IS_OF_KIND                 \
    " AND (ended, nth) < (until, until_nth)))"

/* Reads who plays at this device. Without the answer, results would be those
   of another player. */
StoreAnswer players_read_own(Store *store);

/* Sets the words and returns the answer. */
StoreAnswer store_says(Store *store, StoreAnswer answer, const char *format,
                       ...) __attribute__((format(printf, 3, 4)));
/* The same for an error code of SQLite. */
StoreAnswer store_failed(Store *store, int code);

/* The numbers in the file, which the condition IS_PAST repeats. */
STATIC_ASSERT(GOING == 0 && WON == 1 && STUCK == 2 && LOST == 3);
/* Answers up to this one say that all went well. */
STATIC_ASSERT(STORE_FINE == 0 && STORE_APART == 1 && STORE_NONE == 2);
/* Counts are signed in the file. */
STATIC_ASSERT(MOST_COUNTED <= 0x7FFFFFFFUL);
/* Returns text from a session, to be freed by the caller; NULL if memory runs
   out. */
typedef void (*PutText)(const Session *session, Writer *writer);
char *session_text_from(const Session *session, PutText put);
void session_text_variant(const Session *session, Writer *writer);
void session_text_seed(const Session *session, Writer *writer);
void session_text_board(const Session *session, Writer *writer);
void session_text_digest(const Session *session, Writer *writer);

/* Prepares a statement and binds its values. Each letter of "kinds" gives a
   type: i is a long long; t is a text, or NULL; w is a session and a PutText
   that writes from it (NULL binds NULL). Returns NULL after an error, or if
   there is no store; the functions below accept that and report the error. */
sqlite3_stmt *query_start(Store *store, const char *sql, const char *kinds,
                          ...);
/* Returns 1 if there is another row. */
int query_next(sqlite3_stmt *query);
const char *query_text(sqlite3_stmt *query, int column); /* "" for NULL */
/* Someone may have edited the file, so a word with control characters becomes
   "", an invalid count the largest one, an impossible time the nearest that
   is possible, and an invalid status GOING. */
const char *query_word(sqlite3_stmt *query, int column);
u32 query_number(sqlite3_stmt *query, int column);
long long query_time(sqlite3_stmt *query, int column);
u8 query_status(sqlite3_stmt *query, int column);
/* Returns FINE if all rows have been read, or else the error. */
StoreAnswer query_end(Store *store, sqlite3_stmt *query);
/* Runs a statement that returns no rows. */
StoreAnswer query_run(Store *store, const char *sql, const char *kinds, ...);
/* Finds whether there is a row, and reads its first number. */
StoreAnswer query_look_up(Store *store, long long *number, const char *sql,
                          const char *kinds, ...);
/* No statement stays prepared. */
void query_forget_all(Store *store);

/* All changes between the first and the last of these happen together or not
   at all. If they begin by looking, nobody has to wait until the first change,
   which is refused with STORE_BUSY if someone else was faster. If SQLite
   undoes them because of an error, all that follows is refused with this
   error. */
StoreAnswer store_begin_change(Store *store);
StoreAnswer store_begin_look(Store *store);
StoreAnswer store_end_change(Store *store, StoreAnswer answer);

/* Whether a change is open. An error may have ended it, so ask only where
   nothing can have failed since it began. */
int store_is_changing(const Store *store);
/* The first makes room for this many moves. The second records that the
   session is what is stored now. */
int autosave_fit_moves(Autosave *autosave, u32 count);
void autosave_note(Autosave *autosave, const Session *session);

/* Adds a row for a session, within a change. */
StoreAnswer autosave_add(Autosave *autosave, const Session *session,
                         const Moment *now);

/* Whether the result of a finished game is usable; STORE_NONE if it has
   none. */
StoreAnswer check_outcome(Store *store, long long id);

/* Finds the place in the order of outcomes for a game that ends now: behind
   every reset that is about it. The clock may have been ahead before, or be
   behind now. Further outcomes of the same second come after it. */
StoreAnswer resets_find_place(Store *store, const Session *session,
                              const Moment *now, ResultPlace *place);

/* Adds the outcome of the session's game, which ended or was given up. A game
   with the same start and moves as a counted one isn't counted again. */
StoreAnswer outcomes_add(Store *store, long long id, const Session *session,
                         const Moment *now);

#endif
