/* SPDX-License-Identifier: MIT */
/* One game in progress. Front ends talk to this and to nothing below it. */
#ifndef SESSION_H
#define SESSION_H

#include "rules/core/game.h"

/* Where memory comes from. Resizing to 0 gives it back; NULL says that there
   is no more, and what there was is still there. */
typedef struct Host {
    void *context;
    void *(*resize)(void *context, void *memory, u32 size);
} Host;

/* A move, and on what grounds: shown with each hint. */
typedef struct Advice {
    u16 move;
    const char *says;
} Advice;

/* Whoever gives hints: FINE and the nth best move (from 0), or why there is
   none. The memory is the host's again when the call ends. */
typedef struct Adviser {
    void *context;
    u8 (*advise)(void *context, const Host *host, const Game *game,
                 const void *position, u32 nth, Advice *advice);
} Adviser;

/* What a person can want. Scripts, tests and recorded games want no more. */
typedef enum Wish {
    WISH_TOUCH, /* spot */
    WISH_PLAY,  /* move */
    WISH_UNDO,
    WISH_REDO,
    WISH_GO_TO, /* number: of moves played; each that is left counts as undone
                 */
    WISH_HINT,  /* a further one each time, until a move is played; the best
                   one again when there is a number */
    WISH_NEW,   /* variant and seed */
    WISH_AGAIN, /* back to the start; after the end, as a new game */
    WISH_DAILY, /* date: the puzzle of that day */
    WISH_TICK,  /* number: of milliseconds that went by in play */
    WISH_HELP,  /* counts as a hint: help that no wish here gave */
    WISH_VISIT  /* number: as go to, but nothing counts as undone: whoever
                   watches a game, or plays one from elsewhere again */
} Wish;

typedef struct Intent {
    u8 what;
    u8 spot;
    u16 move;
    u32 number;
    const u8 *variant;
    const u8 *seed;
    const char *date;
} Intent;

/* What came of it. The trace is the caller's, and may have no room. */
typedef struct Reply {
    Fault fault;
    u8 moved;         /* the position is another one now */
    u16 move;         /* the move that was played, or that is advised */
    const char *says; /* of advice: on what grounds */
    Trace trace;
} Reply;

/* Reasons beyond a game's own; session_write_reason has their words. */
enum SessionReason {
    NO_MEMORY = 200,
    NOTHING_TO_UNDO,
    NOTHING_TO_REDO,
    NO_SUCH_MOVE,
    NO_HINT,
    TOUCHED_NOTHING,
    NOT_A_SAVE,
    NEWER_SAVE,
    UNKNOWN_GAME,
    OTHER_RULES,
    BAD_SAVE,
    WRONG_COUNT,
    WRONG_DIGEST,
    NO_COUNTS,
    NOT_SHARED,
    BAD_CODE,
    WRONG_RESULT,
    BAD_DATE,
    OTHER_DAY,
    DAILY_ALONE,
    HOPELESS,
    NEVER_WON,
    TOO_MANY_MOVES,
    TOO_MANY_FORCED,
    FUTURE_DAY
};

/* A position is kept every so many moves, so that going back is quick. */
enum { KEPT_EVERY = 64 };

/* What a session counts stops here: a reader takes nine digits. */
#define MOST_COUNTED 999999999UL

/* A session holds no more moves, so that every size computed from their number
   fits 32 bits: of the kept positions and of a save's text. */
#define MOST_HISTORY 16000000UL

/* "2026-11-21" and its NUL. */
enum { DATE_SIZE = 11 };

/* A start's name and its NUL: at most 23 bytes of UTF-8. */
enum { NAME_SIZE = 24 };

typedef struct Session {
    const Game *game;
    Host host;
    Adviser adviser;
    u8 variant[VARIANT_SIZE];
    u8 seed[SEED_SIZE];
    char *board; /* the start's text when it was not dealt, else NULL */
    u32 board_length;
    u8 *position;
    u8 *kept;   /* positions after 0, KEPT_EVERY, 2 * KEPT_EVERY ... moves */
    u16 *moves; /* those played, and behind them those taken back */
    u32 count;  /* of both */
    u32 room;
    u32 at;               /* played */
    u32 hints;            /* help of any kind since the start */
    u32 undos;            /* moves taken back since the start */
    u32 clock;            /* milliseconds of play, as the ticks told them */
    char date[DATE_SIZE]; /* whose daily puzzle this is; "" of none */
    char name[NAME_SIZE]; /* of the start: a layout, a level; "" of none.
                             Whoever deals it gives it */
    u32 nth;              /* of the next hint */
    u8 held;              /* the spot that is held, or NO_SPOT */
    u8 ended;             /* the game has been won or lost once */
} Session;

/* Opening starts without a game; closing frees everything. */
void session_open(Session *session, const Host *host);
void session_close(Session *session);

/* A new game from a seed, or from a board as text. When it is refused the
   game in progress stays. */
u8 session_deal(Session *session, const Game *game, const u8 *variant,
                const u8 *seed, Fault *fault);
u8 session_start_board(Session *session, const Game *game, const u8 *variant,
                       const u8 *seed, const char *text, u32 length,
                       Fault *fault);

/* name.c: takes over a start's name, such as "lotus" or "easy", but for blanks
   at its end. 0, and the old one stays, when it is empty or too long or holds
   a control character. */
u8 session_read_name(char *name, const char *text, u32 length);

/* Does what is wanted, or says in the reply why not. */
u8 session_do(Session *session, const Intent *intent, Reply *reply);

/* save.c, load.c: the whole game as text, and back. Loading plays every move
   again and compares the result and the digest; a refusal leaves the session
   as it was. */
void session_save(const Session *session, Writer *writer);
u8 session_load(Session *session, const char *text, u32 length, Fault *fault);

/* What the moves of a game do not tell: where in them the player is, and how
   it was played. */
typedef struct Past {
    u32 at;
    u32 hints, undos, clock;
    u8 ended; /* it has been won or lost once */
    char date[DATE_SIZE];
    char name[NAME_SIZE];
} Past;

/* load.c: goes on with a game whose moves have been played up to the last. */
void session_resume(Session *session, const Past *past);

/* copy.c: the same game once more, in a session that was opened and keeps its
   host and its adviser; nothing is held in it. NO_MEMORY leaves the copy as it
   was. */
u8 session_copy(Session *copy, const Session *session);

/* reasons.c: a refusal in words, and the line (from 1) of the text it is
 * about. */
void session_write_reason(Writer *writer, const Fault *fault);
u32 session_line_of(const Fault *fault, const char *text);

/* A Status as programs read it: "going", "won" ... */
extern const char *const session_status_names[];

/* What the position comes to: "won 52", and its digest. */
void session_write_result(Writer *writer, const Session *session);
void session_digest(const Session *session, Digest *digest);

/* history.c: the past of a session, which stays as it is. session_position_at
   writes the position after so many moves, game->size bytes; it replays at
   most KEPT_EVERY - 1 of them, so whoever wants all positions in order takes
   the first one and applies the moves himself. session_view makes a second
   session, to be read only, that shows the first one after so many moves: its
   position is written to the caller's memory, all else is shared. Applying the
   next move to that position and adding 1 to "at" is all that may be done to
   it, and it is not closed. */
void session_position_at(const Session *session, u32 number, void *out);
void session_view(Session *view, const Session *session, u32 number,
                  void *position);

/* Whether the position is the end of the game. "ended" tells instead whether
   the game has come to an end once, wherever the player went from there. */
u8 session_is_over(const Session *session);

/* plain_hints.c: hints by plain rules */
extern const Adviser session_plain_adviser;

#endif
