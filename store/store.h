/* SPDX-License-Identifier: MIT */
/* Stores games in one SQLite file: games in progress, move by move, and the
   results of finished ones. Without SQLite, or without a place for the file, a
   store keeps nothing and reports that. */
#ifndef STORE_H
#define STORE_H

#include "session/session.h"

typedef struct Store Store;

/* Clang warns where an answer is ignored. "(void)" says that it may be. */
#ifdef __clang__
#define NOT_IGNORED __attribute__((warn_unused_result))
#else
#define NOT_IGNORED
#endif

typedef enum NOT_IGNORED StoreAnswer {
    STORE_FINE,
    STORE_APART,   /* stored as a new game, because the other one was continued
                      elsewhere */
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

/* The current time, provided by the host. */
typedef struct Moment {
    long long seconds;   /* since 1970 */
    char day[DATE_SIZE]; /* the player's calendar date */
} Moment;

/* Opens or creates the file; a NULL path means that there is no place for it.
   The resulting store may be one that keeps nothing (see store_state). If the
   file can't be written, for example on a file system that is mounted
   read-only, what it has can be read all the same. Returns NULL only if memory
   runs out. */
Store *store_open(const Host *host, const char *path);
void store_close(Store *store);
StoreAnswer store_state(const Store *store); /* NULL is nowhere */
/* STORE_FINE if there is something to read, or else the state. */
StoreAnswer store_readable(const Store *store);
/* The last error, as a sentence. */
const char *store_words(const Store *store);

/* autosave.c: a game being played, and what the store contains of it */
typedef struct Autosave {
    Store *store;
    long long id; /* 0 if nothing has been stored yet */
    long long edition;
    u16 *moves; /* as stored */
    u32 count, room;
    u32 at, hints, undos, clock; /* also as stored */
    Digest start;                /* digest of the game's start */
    int over;                    /* its outcome is stored, or has no place
                                    here */
    char *challenge; /* the code of the challenge that this game answers, or
                        NULL */
} Autosave;

/* Without a store (NULL) it can only hold a challenge. */
void autosave_start(Autosave *autosave, Store *store);
/* The session's game comes from elsewhere, such as a save. If it has ended
   there, that is not the player's result, and no later end is. */
void autosave_take(Autosave *autosave, const Session *session);
/* Ends the autosave; the game remains as it was last stored. */
void autosave_stop(Autosave *autosave);
/* challenges.c: the game that begins now answers a challenge. Returns 0 if
   memory runs out. */
int autosave_challenge(Autosave *autosave, const char *code);
/* Stores all changes in one transaction. A game is first stored once a move
   has been played; one that was over when it was taken, once it goes on. After
   FINE (or APART) the position survives a crash of the program or the machine.
   If the session has been dealt anew, it becomes a new game and the old one is
   unchanged. */
StoreAnswer autosave_session(Autosave *autosave, const Session *session,
                             const Moment *now);

/* challenges.c: reads the milliseconds of play after each of the moves that
   the session has played. Where they aren't known they are taken to grow
   steadily. Returns STORE_NONE if none are known, or if the game in the store
   went on with other moves. */
StoreAnswer challenges_read_times(Store *store, long long id,
                                  const Session *session, u32 *clocks);

/* in_progress.c: the games in progress */
typedef struct KeptGame {
    long long id;
    const char *slot; /* the player's name for it, or "" */
    const char *game, *variant, *seed, *date;
    const char *name; /* of the start, or "" */
    u32 at, count, hints, undos, clock, score;
    u8 status, own_board;
    long long started, played;
} KeptGame;

typedef void (*SeeGame)(void *own, const KeptGame *game);

/* Lists the games that can be continued, the one played last first. */
StoreAnswer in_progress_list(Store *store, SeeGame see, void *own);
/* Find a game by its name or number ("12" or "#12", even of a finished game),
   or the daily puzzle of a date. */
StoreAnswer in_progress_find(Store *store, const char *name, long long *id);
StoreAnswer in_progress_find_daily(Store *store, const char *game,
                                   const char *date, long long *id);
/* FINE if a game is finished and is only its result now, although its moves
   are still here; else NONE. */
StoreAnswer in_progress_find_past(Store *store, long long id);
/* A slot is a printable word with at least one letter; the case of A to Z
   doesn't matter. "" removes the name. */
StoreAnswer in_progress_name(Store *store, long long id, const char *slot);
/* Drops a game. If it was in progress and had moves, it counts as given up. A
   finished game keeps its result, unless that is damaged. */
StoreAnswer in_progress_drop(Store *store, long long id, const Moment *now);

/* resume.c: restores a game by replaying its moves by the rules. From then on
   the session is stored in its place. On refusal the autosave and the session
   are unchanged. */
StoreAnswer resume_game(Autosave *autosave, Session *session, long long id);

/* players.c: several players of one household share a store. Each has a name,
   but for one, who needs none (""). A name is one that player_name_read of
   host/ accepts. */

/* Who plays now: results get this name. The first keeps it for the programs to
   come, the second is for this one alone, which keeps nothing if that can't be
   looked up. A name that has results already is spelled as it is there.
   Afterwards, the results of this player are shown, or those of everybody if
   the name is "". */
StoreAnswer players_choose(Store *store, const char *name);
void players_play_as(Store *store, const char *name);
const char *players_current(const Store *store); /* NULL has none: "" */
/* Whose results are listed: those of one player, or (NULL) of everybody. */
void players_show(Store *store, const char *name);
const char *players_shown(const Store *store);

typedef void (*SeePlayer)(void *own, const char *name);

/* Lists the names that results have. */
StoreAnswer players_list(Store *store, SeePlayer see, void *own);

/* outcomes.c: how games ended. Only those of the players who are shown are
   listed, but for outcomes_see, which shows any. */
typedef struct Outcome {
    long long id;
    const char *game, *variant, *seed;
    const char *date; /* of the daily puzzle, or "" */
    const char *name; /* of the start, or "" */
    const char *day;  /* on which the game ended */
    long long ended;
    u32 moves, score, hints, undos, clock;
    u8 status; /* GOING if given up */
    u8 own_board;
    u8 reset;           /* it no longer counts as a result of its kinds */
    u32 nth;            /* among those that ended in the same second */
    const char *player; /* who played it, or "" */
} Outcome;

typedef void (*SeeOutcome)(void *own, const Outcome *outcome);

/* Lists outcomes in the order in which the games ended, for one game or (NULL)
   for all. */
StoreAnswer outcomes_list(Store *store, const char *game, SeeOutcome see,
                          void *own);
/* The same for the latest ones of all games, the last first. */
StoreAnswer outcomes_list_latest(Store *store, u32 most, SeeOutcome see,
                                 void *own);
/* Shows one of them; nothing if there is none. */
StoreAnswer outcomes_see(Store *store, long long id, SeeOutcome see,
                         void *own);
/* Lists, in the order in which the games ended, those with the game, the
   variant and the origin (dealt or an own board) that one of them has. Their
   "day" is "". */
StoreAnswer outcomes_list_like(Store *store, long long id, SeeOutcome see,
                               void *own);
/* Lists the daily puzzles of all games, in the order in which they ended. */
StoreAnswer outcomes_list_dailies(Store *store, SeeOutcome see, void *own);
/* Finds the save of an outcome; the caller frees it. */
StoreAnswer outcomes_find_save(Store *store, long long id, char **text);

/* Kinds of results: all those of a game, or of one variant, level or layout. A
   level on a layout counts for the layout alone. */
typedef enum ResultPart {
    KIND_OF_GAME,
    KIND_OF_VARIANT,
    KIND_OF_LEVEL,
    KIND_OF_LAYOUT
} ResultPart;

/* Their names in files. */
#define RESULT_PARTS                                                          \
    {                                                                         \
        "game", "variant", "level", "layout"                                  \
    }

typedef struct ResultKind {
    const char *game;
    ResultPart part;
    const char *name; /* of the variant, level or layout, or "" */
} ResultKind;

/* resets.c: results that no longer count. A place is one in the order in which
   games ended. */
typedef struct ResultPlace {
    long long ended;
    u32 nth;
} ResultPlace;

typedef struct KeptReset {
    ResultKind kind;
    long long changed;  /* of several changes of a kind, the latest counts */
    ResultPlace until;  /* results before it don't count; 0: all count */
    ResultPlace before; /* what "until" was before the change */
    const char *player; /* whose results; NULL or "" for everybody's */
} KeptReset;

/* The end of the year 9999, the last second of any record. */
#define MOST_SECONDS 253402300799

typedef void (*SeeReset)(void *own, const KeptReset *reset);

/* Lists the last change of each kind. */
StoreAnswer resets_list(Store *store, SeeReset see, void *own);
/* From now on, the results of a kind of the player who is shown, or of
   everybody, don't count; games that end later do.
   Returns STORE_NONE if there are none. */
StoreAnswer resets_make(Store *store, const ResultKind *kind,
                        const Moment *now, unsigned *count);
/* Undoes the last reset of exactly this kind and player; STORE_NONE if there
 * is none. */
StoreAnswer resets_undo(Store *store, const ResultKind *kind,
                        const Moment *now);

/* starts.c: how games started, to start them again. A start on a board of the
   player's own is listed only if the board has a name, because it was dealt
   on a layout then. */
typedef struct KeptStart {
    const char *game, *variant, *seed;
    const char *date; /* of the daily puzzle, or "" */
    const char *name; /* of the start, or "" */
    u8 own_board;
} KeptStart;

typedef void (*SeeStart)(void *own, const KeptStart *start);

/* Lists the starts of the games played last, each once and the latest first,
   of one game or (NULL) of all. */
StoreAnswer starts_list_recent(Store *store, const char *game, u32 most,
                               SeeStart see, void *own);
/* Lists the starts that the player marked, the latest mark first. */
StoreAnswer starts_list_favourites(Store *store, const char *game,
                                   SeeStart see, void *own);
/* FINE if the start is marked, else NONE. */
StoreAnswer starts_find_favourite(Store *store, const KeptStart *start);
/* Marks a start, or removes the mark. */
StoreAnswer starts_mark(Store *store, const KeptStart *start, int marked,
                        const Moment *now);

/* check.c: checks that the file is sound, that every game in it can be
   continued, and that every result agrees with its save. store_words has the
   result. All games are checked, and "see" (or NULL) is called for each one
   that is UNFIT. */
typedef void (*SeeUnfit)(void *own, const char *words);
StoreAnswer check_store(Store *store, long *kept, long *ended, SeeUnfit see,
                        void *own);

#endif
