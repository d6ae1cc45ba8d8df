/* SPDX-License-Identifier: MIT */
/* Stored games: those in progress, move by move, and the results of finished
   ones, in one SQLite file. Without SQLite, or without a place for the file, a
   store keeps nothing and says so. */
#ifndef STORE_H
#define STORE_H

#include "session/session.h"

typedef struct Store Store;

typedef enum StoreAnswer {
    STORE_FINE,
    STORE_APART,   /* stored as a new game: the other one was continued */
    STORE_NONE,    /* no such game */
    STORE_TAKEN,   /* the name is invalid, or another game has it */
    STORE_UNFIT,   /* the game can't be played by these rules */
    STORE_NOWHERE, /* no place to store games */
    STORE_NEWER,   /* a newer version of Quadrille wrote the file */
    STORE_FOREIGN, /* not a Quadrille database */
    STORE_DAMAGED,
    STORE_BUSY,   /* locked by another program for too long */
    STORE_TROUBLE /* a system error: see store_words */
} StoreAnswer;

/* When it is, as the host knows. */
typedef struct Moment {
    long long seconds;   /* since 1970 */
    char day[DATE_SIZE]; /* the player's calendar date */
} Moment;

/* Opens the file or makes it; a path of NULL is nowhere. The store that comes
   back may be one that keeps nothing (ask store_state); NULL only when there
   is no memory. */
Store *store_open(const Host *host, const char *path);
void store_close(Store *store);
StoreAnswer store_state(const Store *store);
/* The last thing that went wrong, as a sentence. */
const char *store_words(const Store *store);

/* keep.c: a game that is being played, and what the store has of it */
typedef struct Keeping {
    Store *store;
    long long id; /* 0: nothing yet */
    long long edition;
    u16 *moves; /* as they are stored */
    u32 count, room;
    u32 at, hints, undos, clock; /* as well */
    Digest start;                /* of which game */
    int over;                    /* its outcome is stored */
} Keeping;

void keeping_start(Keeping *keeping, Store *store);
/* Nothing is lost by it: the game stays as it was last stored. */
void keeping_stop(Keeping *keeping);
/* All that has changed since, in one transaction; a game is first kept when a
   move has been played. When it is FINE (or APART) the position outlives the
   program and the machine. A session that has been dealt anew is a game of
   its own, and the one before it stays as it was. */
StoreAnswer keep_session(Keeping *keeping, const Session *session,
                         const Moment *now);

/* in_progress.c: the games in progress */
typedef struct KeptGame {
    long long id;
    const char *slot; /* what the player calls it, or "" */
    const char *game, *variant, *seed, *date;
    const char *name; /* of the start, or "" */
    u32 at, count, hints, undos, clock, score;
    u8 status, own_board;
    long long started, played;
} KeptGame;

typedef void (*SeeGame)(void *own, const KeptGame *game);

/* Those that can be gone on with, the one last played first. */
StoreAnswer in_progress_list(Store *store, SeeGame see, void *own);
/* By name, by number ("12" or "#12", also of a game that is over), or the
   daily puzzle of a date. */
StoreAnswer in_progress_find(Store *store, const char *name, long long *id);
StoreAnswer in_progress_find_daily(Store *store, const char *game,
                                   const char *date, long long *id);
/* Slots are words with a letter in them, whatever its case; "" takes the name
   away. */
StoreAnswer in_progress_name(Store *store, long long id, const char *slot);
/* A game that had been begun counts as given up. Of one that is over the
   result stays, unless it is damaged. */
StoreAnswer in_progress_drop(Store *store, long long id, const Moment *now);

/* resume.c: the game as it was, its moves played again by the rules. What
   is kept from now on is kept in its place. A refusal leaves both as they
   were. */
StoreAnswer resume_game(Keeping *keeping, Session *session, long long id);

/* tests/kit/sample_outcomes.c: how games ended */
typedef struct Outcome {
    long long id;
    const char *game, *variant, *seed;
    const char *date; /* of the daily puzzle, or "" */
    const char *name; /* of the start, or "" */
    const char *day;  /* on which it ended */
    long long ended;
    u32 moves, score, hints, undos, clock;
    u8 status; /* GOING: given up */
    u8 own_board;
} Outcome;

typedef void (*SeeOutcome)(void *own, const Outcome *outcome);

/* In the order in which they ended; of one game, or (NULL) of all. */
StoreAnswer outcomes_list(Store *store, const char *game, SeeOutcome see,
                          void *own);
/* The save of an outcome; the caller frees it. */
StoreAnswer outcomes_find_save(Store *store, long long id, char **text);

/* check.c: whether the file is sound, every game in it can be played on, and
   every result is that of its save; the words tell. All games are looked at,
   and "see" (or NULL) is told of each one that is UNFIT. */
typedef void (*SeeUnfit)(void *own, const char *words);
StoreAnswer check_store(Store *store, long *kept, long *ended, SeeUnfit see,
                        void *own);

#endif
