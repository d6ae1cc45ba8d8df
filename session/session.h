/* SPDX-License-Identifier: MIT */
/* A session is one game in progress: its start, its moves, and how many of
   them are played. Front ends use this interface and nothing below it. All
   changes go through session_do; saving, copying and looking back leave a
   session unchanged. */
#ifndef SESSION_H
#define SESSION_H

#include "rules/core/game.h"

/* The source of memory. Resizing to 0 frees a block. NULL means that there
   isn't enough; the old block is then still valid. */
typedef struct Host {
    void *context;
    void *(*resize)(void *context, void *memory, u32 size);
} Host;

/* A move and the reason for it, which is shown with each hint. */
typedef struct Advice {
    u16 move;
    const char *says;
} Advice;

/* A source of hints. Returns FINE and the nth best move, counted from 0, or
   the reason why there is none. Memory that it allocates is freed when the
   call ends. */
typedef struct HintSource {
    void *context;
    u8 (*advise)(void *context, const Host *host, const Game *game,
                 const void *position, u32 nth, Advice *advice);
} HintSource;

/* Everything a player can ask for; scripts, tests and recorded games ask for
   the same. */
typedef enum IntentKind {
    INTENT_TOUCH, /* spot */
    INTENT_PLAY,  /* move */
    INTENT_UNDO,
    INTENT_REDO,
    INTENT_GO_TO,   /* number of moves played after it; each move stepped back
                     counts as an undo */
    INTENT_HINT,    /* another hint each time until a move is played; with a
                     number,    the best one again */
    INTENT_NEW,     /* variant and seed */
    INTENT_RESTART, /* back to the start; after the end, as a new game */
    INTENT_DAILY,   /* date: the puzzle of that day */
    INTENT_TICK,    /* number: milliseconds of play that have passed */
    INTENT_HELP,    /* counts help that didn't come through this interface */
    INTENT_VISIT    /* number: like go to, but without counting undos, for
                     watching    a game or replaying an imported one */
} IntentKind;

typedef struct Intent {
    u8 what;
    u8 spot;
    u16 move;
    u32 number;
    const u8 *variant;
    const u8 *seed;
    const char *date;
} Intent;

/* The result of an intent. The caller owns the trace, which may have no
   room. */
typedef struct Reply {
    Fault fault;
    u8 moved;         /* the position has changed */
    u16 move;         /* the move that was played or is suggested */
    const char *says; /* the reason for a suggestion */
    Trace trace;
} Reply;

/* Reasons that no game has itself; session_write_reason has their messages.
   The numbers are part of quadrille.h: new ones go to the end. */
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

/* A position is kept after each group of this many moves, so that going back
   is quick. */
enum { KEPT_EVERY = 64 };

/* A session's counters stop here, because a reader accepts nine digits. */
#define MOST_COUNTED 999999999UL

/* The limit on a session's moves. It makes all sizes computed from their
   number fit into 32 bits, for kept positions as well as for a save's text. */
#define MOST_HISTORY 16000000UL

/* "2026-11-21" and a NUL. */
enum { DATE_SIZE = 11 };

/* A start's name, at most 23 bytes of UTF-8, and a NUL. */
enum { NAME_SIZE = 24 };

typedef struct Session {
    const Game *game;
    Host host;
    HintSource hint_source;
    u8 variant[VARIANT_SIZE];
    u8 seed[SEED_SIZE];
    char *board; /* the start's text if it wasn't dealt, else NULL */
    u32 board_length;
    u8 *position;
    u8 *kept;   /* positions after 0, KEPT_EVERY, 2 * KEPT_EVERY ... moves */
    u16 *moves; /* the moves played, followed by those that can be redone */
    u32 count;  /* length of "moves" */
    u32 room;
    u32 at;               /* how many of them are played */
    u32 hints;            /* help of any kind since the start */
    u32 undos;            /* moves undone since the start */
    u32 clock;            /* milliseconds of play, added up from the ticks */
    char date[DATE_SIZE]; /* the date if this is a daily puzzle, else "" */
    char name[NAME_SIZE]; /* of the start, set by its dealer: a layout or a
                             level; or "" */
    u32 nth;              /* index of the next hint */
    u8 held;              /* the held spot, or NO_SPOT */
    u8 ended;             /* the game has been won or lost at some time */
} Session;

/* session_open makes a session without a game; session_close frees
   everything. */
void session_open(Session *session, const Host *host);
void session_close(Session *session);

/* Start a new game from a seed, or from a board as text. On refusal the game
   in progress is unchanged. */
u8 session_deal(Session *session, const Game *game, const u8 *variant,
                const u8 *seed, Fault *fault);
u8 session_start_board(Session *session, const Game *game, const u8 *variant,
                       const u8 *seed, const char *text, u32 length,
                       Fault *fault);

/* name.c: sets a start's name, such as "lotus" or "easy", without blanks
   around it. Returns 0, and keeps the old name, if the new one is empty, too
   long, or has a control character. */
u8 session_read_name(char *name, const char *text, u32 length);

/* Carries out an intent, or gives the reason for refusing it in the reply. */
u8 session_do(Session *session, const Intent *intent, Reply *reply);

/* save.c, load.c: the whole game as text, and back. Loading replays every
   move and compares the result and the digest. On refusal the session is
   unchanged. */
void session_save(const Session *session, Writer *writer);
u8 session_load(Session *session, const char *text, u32 length, Fault *fault);

/* The state of a game besides its moves: the player's place in them, and how
   it was played. */
typedef struct Past {
    u32 at;
    u32 hints, undos, clock;
    u8 ended; /* the game has been won or lost at some time */
    char date[DATE_SIZE];
    char name[NAME_SIZE];
} Past;

/* load.c: continues a game whose moves have all been played */
void session_resume(Session *session, const Past *past);

/* copy.c: makes a second session of the same game. The copy must be open; it
   keeps its host and its source of hints, and holds no spot. On NO_MEMORY it
   is unchanged. */
u8 session_copy(Session *copy, const Session *session);

/* reasons.c: the messages from NO_MEMORY on; the message of a refusal; and the
   line of the text that it is about, counted from 1 */
enum { SESSION_REASONS = FUTURE_DAY - NO_MEMORY + 1 };
extern const char *const session_reason_words[SESSION_REASONS];
void session_write_reason(Writer *writer, const Fault *fault);
u32 session_line_of(const Fault *fault, const char *text);

/* The names of a Status for programs: "going", "won" and so on. */
extern const char *const session_status_names[];

/* Write the result of the position, such as "won 52", and its digest. */
void session_write_result(Writer *writer, const Session *session);
void session_digest(const Session *session, Digest *digest);

/* history.c: reading a session's past without changing it.

   session_position_at writes the position after a number of moves, game->size
   bytes. It replays at most KEPT_EVERY - 1 moves. To get all positions in
   order, get the first one and apply the moves to it.

   session_view makes a second, read-only session that shows the first one
   after a number of moves. The view's position is in the caller's memory; it
   shares everything else, so never close it. The only permitted change is to
   apply the next move to that position and add 1 to "at". */
void session_position_at(const Session *session, u32 number, void *out);
void session_view(Session *view, const Session *session, u32 number,
                  void *position);

/* Whether this position ends the game. "ended", in contrast, remembers that
   the game has ended at some time, wherever the player went afterwards. */
u8 session_is_over(const Session *session);

/* plain_hints.c: hints by rules of thumb */
extern const HintSource session_plain_hints;

#endif
